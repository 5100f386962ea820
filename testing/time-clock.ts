import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { OwnClock as OwnClockSchema } from '#contract/time-clock.ts';
import type { PunchKind } from '#contract/time-clock-choices.ts';
import type { Client } from './client.ts';
import type { Scene } from './scene.ts';

export type OwnClock = z.output<typeof OwnClockSchema>;
export interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

interface Phone {
  /** The moment by a right clock, ISO; absent: now. */
  readonly moment?: string;
  /** How far the phone's clock is ahead, in milliseconds. */
  readonly ahead?: number;
  /** What the phone has learnt of that. */
  readonly offset?: number | null;
  readonly uuid?: string;
}

/** What somebody's own phone sends of a punch. */
export function ownPunch({ larkhouse }: Scene, kind: PunchKind, phone: Phone = {}) {
  const { moment, ahead = 0, offset = null, uuid = randomUUID() } = phone;
  const now = larkhouse.clock.now();
  const shown = (at: Date) => new Date(at.getTime() + ahead).toISOString();
  return { uuid, kind, at: shown(moment ? new Date(moment) : now), sentAt: shown(now), offset };
}

/** Clocks on somebody's own phone. */
export const clock = (scene: Scene, client: Client, kind: PunchKind, phone: Phone = {}) =>
  client.post<OwnClock & Refused>('/api/time-clock/punches', ownPunch(scene, kind, phone));
