import { callAs } from '../lib/api.ts';
import { reasonOf } from '../lib/errors.ts';
import { inTime, isUnreachable } from './connection.ts';
import { dropResult, keepResult, waitingResults } from './kept.ts';
import type { Result } from './rules.ts';

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
    const sent = await sendOne(result);
    if (sent.unsent === 0) await dropResult(result.uuid);
    else if (!result.wasOffline && !sent.refusal) await keepResult({ ...result, wasOffline: true });
    unsent += sent.unsent;
    refusal = sent.refusal ?? refusal;
  }
  return { unsent, refusal };
}

/** Sends a result; sent again it is no second one. */
export async function sendOne(result: Result): Promise<Sent> {
  try {
    const body = { ...result, sentAt: new Date().toISOString() };
    await inTime(callAs('staff', 'POST /api/roll-call', { body }));
    return { unsent: 0, refusal: null };
  } catch (error) {
    return { unsent: 1, refusal: isUnreachable(error) ? null : reasonOf(error, String(error)) };
  }
}
