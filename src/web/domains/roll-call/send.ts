import { callAs } from '#web/lib/api.ts';
import { inTime, isUnreachable } from '#web/lib/connection.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { dropResult, keepResult, waitingResults } from './kept.ts';
import type { Result } from './rules.ts';

/** A result that the server does not take, and why. */
export interface Refused {
  readonly result: Result;
  readonly reason: string;
}
/** What became of the results that waited. */
export interface Sent {
  /** How many the server doesn't have, those it refused among them. */
  readonly unsent: number;
  readonly refused: readonly Refused[];
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
  const outcomes: Sent[] = [];
  for (const result of await waitingResults()) {
    const sent = await sendOne(result);
    if (sent.unsent === 0) await dropResult(result.uuid);
    else if (!result.wasOffline && sent.refused.length === 0) await keepResult({ ...result, wasOffline: true });
    outcomes.push(sent);
  }
  return {
    unsent: outcomes.reduce((sum, { unsent }) => sum + unsent, 0),
    refused: outcomes.flatMap(({ refused }) => refused),
  };
}

/** Sends a result; sent again it is no second one. */
export async function sendOne(result: Result): Promise<Sent> {
  try {
    const body = { ...result, sentAt: new Date().toISOString() };
    await inTime(callAs('staff', 'POST /api/roll-call', { body }));
    return { unsent: 0, refused: [] };
  } catch (error) {
    return { unsent: 1, refused: mayBeTaken(error) ? [] : [{ result, reason: reasonOf(error, String(error)) }] };
  }
}

/** Deletes a result from this device for good. What is being sent at this moment comes first, or it would be kept anew. */
export async function discardResult(uuid: string): Promise<void> {
  await working?.catch(() => {});
  await dropResult(uuid);
}

/** The server may be back soon, or the same account signed in again. */
const mayBeTaken = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof RequestError && error.status === 401);
