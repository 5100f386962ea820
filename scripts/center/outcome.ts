import type { Server } from '#server/server.ts';

/** What is told to who ran a command. */
export interface Outcome {
  readonly done: boolean;
  readonly text: string;
}
export type Work = (server: Server) => Promise<Outcome>;
