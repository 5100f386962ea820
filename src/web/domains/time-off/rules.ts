import type { ReplyOf } from '#web/lib/api.ts';

export type TimeOff = ReplyOf<'GET /api/time-off'>;
export type TimeOffRequest = TimeOff['waiting'][number];
export type OwnTimeOff = ReplyOf<'GET /api/time-off/own'>;
export type TimeOffPolicy = ReplyOf<'GET /api/time-off/policies'>['policies'][number];

/** Minutes of hours as they are typed, with a comma or a point and perhaps a minus; null: they are none. */
export function typedHours(typed: string): number | null {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  return /^-?\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 60) : null;
}
export const hoursTyped = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);
