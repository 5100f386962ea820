import type { Server } from '#server/server.ts';

/** What a job gets: its center and what the command that asked for it wrote into the outbox. */
export interface Job<Input = unknown> {
  readonly server: Server;
  readonly centerId: number;
  readonly input: Input;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborted when the server wants to stop; a long job gives up then, and is tried again. */
  readonly signal?: AbortSignal | undefined;
}
/** A task may run more than once for one job; it must come to the same end. */
export type Task = (job: Job) => Promise<void>;

/** Something done for every center again and again. */
export interface Routine {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly cron: string;
  /** For how many centers at the same time: more than one where it waits for others' devices. */
  readonly centersAtOnce?: number;
  run(job: Pick<Job, 'server' | 'centerId'>): Promise<void>;
}

/** Something done once for the whole installation again and again, by one process of those that share its database. */
export interface InstallationRoutine {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly cron: string;
  run(server: Server): Promise<void>;
}
