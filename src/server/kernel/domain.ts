import type { FastifyInstance } from 'fastify';
import type { OwnTopic, Topic } from '#contract/kernel/topics.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import type { Server } from '#server/server.ts';
import type { ArchivePart } from './archive/part.ts';
import type { Listener } from './hooks.ts';
import type { InstallationRoutine, Routine, Task } from './jobs/tasks.ts';
import type { Retention } from './retention/retention.ts';

/**
 * What a domain is to the rest of the server: its face, `domains/<name>/domain.ts`. Whatever serves all domains (the
 * application, the job queue) gathers from these, so that a new domain stands in no list beside this one.
 */
export interface Domain {
  /** One name in contract, server, web, texts and test matrix. */
  readonly name: string;
  /** What open screens are told of when it changes (`scope.touch`). */
  readonly topics?: readonly Topic[];
  /** Topics that are each person's own: only those they concern are told. */
  readonly ownTopics?: readonly OwnTopic[];
  /** Its endpoints of the contract. */
  readonly routes?: readonly ((serve: Serve) => void)[];
  /** What it serves beside the contract: webhooks, feeds, open streams. */
  readonly mounts?: readonly ((app: FastifyInstance, server: Server) => void)[];
  /** What an outbox row may name. */
  readonly tasks?: Readonly<Record<string, Task>>;
  /** What an outbox row may name and takes long: done when it is the center's turn, in a process that gives way to everybody else (kernel/work). */
  readonly heavyTasks?: Readonly<Record<string, Task>>;
  /** What happens by the clock, in every center. */
  readonly routines?: readonly Routine[];
  /** What happens by the clock, once for the whole installation. */
  readonly installationRoutines?: readonly InstallationRoutine[];
  /** What it does when another domain tells something, in the same transaction. */
  readonly listens?: readonly Listener[];
  /** What is removed of its records once nobody may or must keep them. */
  readonly retention?: Retention;
  /** What it has in a child's archive. */
  readonly archive?: ArchivePart;
  /** The folders of the file store that rows of the scope's center name; a folder that no domain names is swept. */
  readonly storedFolders?: (scope: Scope) => Promise<string[]>;
}

let gathered: readonly Domain[] | undefined;

/** Makes the domains known to what serves them all; done once, by `src/server/composition.ts`. */
export function gather(all: readonly Domain[]): void {
  gathered = all;
}

/** Every domain, by name. */
export function domains(): readonly Domain[] {
  if (!gathered) throw new Error('No domain is known yet: import src/server/composition.ts where the process begins');
  return gathered;
}
