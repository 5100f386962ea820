import type { Server } from '../server.ts';

/** What a job gets: its center and what the command that asked for it wrote into the outbox. */
export interface Job<Input = unknown> {
  readonly server: Server;
  readonly centerId: number;
  readonly input: Input;
  /** 1 at the first try. */
  readonly attempt: number;
}
/** A task may run more than once for one job; it must come to the same end. */
export type Task = (job: Job) => Promise<void>;

/** Something done for every center again and again. */
export interface Routine {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly cron: string;
  run(job: Omit<Job, 'input' | 'attempt'>): Promise<void>;
}
