import type { Server } from '../src/server/server.ts';

/** Fills a new center with the demonstration's people and history. */
export async function fillDemonstration(_server: Server, _centerId: number): Promise<void> {}
