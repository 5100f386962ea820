import { callAs } from '../lib/api.ts';
import { NetworkError, reasonOf } from '../lib/errors.ts';
import { isUnreachable } from './connection.ts';
import { dropResult, keepResult, waitingResults } from './kept.ts';

/** What became of the results that waited. */
export interface Sent {
  readonly unsent: number;
  /** Why the server refused one. */
  readonly refusal: string | null;
}

let working: Promise<Sent> | null = null;

/** Sends what waits; what the server has is forgotten here, whatever happens to the connection in between. */
export function sendResults(): Promise<Sent> {
  working ??= sendAll().finally(() => {
    working = null;
  });
  return working;
}

async function sendAll(): Promise<Sent> {
  let unsent = 0;
  let refusal: string | null = null;
  for (const result of await waitingResults()) {
    try {
      await callAs('staff', 'POST /api/roll-call', { body: { ...result, sentAt: new Date().toISOString() } });
      await dropResult(result.uuid);
    } catch (error) {
      unsent += 1;
      if (error instanceof NetworkError && !result.wasOffline) await keepResult({ ...result, wasOffline: true });
      if (!isUnreachable(error)) refusal = reasonOf(error, String(error));
    }
  }
  return { unsent, refusal };
}
