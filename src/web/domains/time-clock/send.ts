import { callAs } from '#web/lib/api.ts';
import { inTime, isUnreachable } from '#web/lib/connection.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { dropPunch, waitingPunches } from './kept.ts';
import type { OwnClock, WaitingPunch } from './rules.ts';

/** A punch that the server does not take, and why. */
export interface RefusedPunch {
  readonly punch: WaitingPunch;
  readonly reason: string;
}
/** What became of what waited. */
export interface Sent {
  readonly waiting: readonly WaitingPunch[];
  readonly refused: readonly RefusedPunch[];
  /** How one stands, where the server said so. */
  readonly clock: OwnClock | null;
}

let working: Promise<Sent> | null = null;

/** Sends what waits, in its order; what the server has is forgotten here. */
export function sendPunches(): Promise<Sent> {
  working ??= sendAll().finally(() => {
    working = null;
  });
  return working;
}

/** As `sendPunches`, with what was kept a moment ago: one that is under way may have begun before it. */
export async function sendKept(): Promise<Sent> {
  await working?.catch(() => {});
  return sendPunches();
}

async function sendAll(): Promise<Sent> {
  const waiting: WaitingPunch[] = [];
  const refused: RefusedPunch[] = [];
  let clock: OwnClock | null = null;
  for (const punch of await waitingPunches()) {
    const sent = await sendOne(punch);
    if ('clock' in sent) {
      ({ clock } = sent);
      await dropPunch(punch.uuid);
    } else if (sent.reason === null) waiting.push(punch);
    else refused.push({ punch, reason: sent.reason });
  }
  return { waiting, refused, clock };
}

/** Sends one; sent again it is no second one. `reason`: null where it may be taken later. */
export async function sendOne(
  punch: WaitingPunch,
): Promise<{ readonly clock: OwnClock } | { readonly reason: string | null }> {
  try {
    const body = { ...punch, sentAt: new Date().toISOString() };
    return { clock: await inTime(callAs('staff', 'POST /api/time-clock/punches', { body })) };
  } catch (error) {
    const mayBeTaken = isUnreachable(error) || (error instanceof RequestError && error.status === 401);
    return { reason: mayBeTaken ? null : reasonOf(error, String(error)) };
  }
}

/** Deletes a punch from this device for good. What is being sent at this moment comes first, or it would be kept anew. */
export async function discardPunch(uuid: string): Promise<void> {
  await working?.catch(() => {});
  await dropPunch(uuid);
}
