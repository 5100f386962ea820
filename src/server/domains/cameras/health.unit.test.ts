import { expect, test } from 'vitest';
import { judge, mayTryPassword } from './health-rules.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);
const WELL = { isActive: true, misses: 0, awaySince: null, awayToldAt: null };

test('a camera is away from its second miss in a row on', () => {
  const first = judge(WELL, 'refused', NOON);
  expect(first).toMatchObject({ isActive: true, misses: 1, awaySince: null, notification: null });
  expect(judge(first, 'refused', NOON)).toMatchObject({
    isActive: false,
    misses: 2,
    awaySince: NOON,
    notification: null,
  });
  expect(judge({ ...WELL, isActive: false }, 'refused', NOON)).toMatchObject({ isActive: false });
});

test('staff are told once of a camera that is away for five minutes, and that it is back', () => {
  const away = { ...WELL, isActive: false, misses: 2, awaySince: NOON };
  expect(judge(away, 'refused', later(299_999))).toMatchObject({ awayToldAt: null, notification: null });
  const told = judge(away, 'refused', later(300_000));
  expect(told).toMatchObject({ awaySince: NOON, awayToldAt: later(300_000), notification: 'offline' });
  expect(judge(told, 'refused', later(900_000))).toMatchObject({ awayToldAt: later(300_000), notification: null });
  expect(judge(told, null, later(900_000))).toEqual({
    ...WELL,
    problem: null,
    lastOnline: later(900_000),
    notification: 'online',
  });
  expect(judge(away, null, later(1000))).toMatchObject({ isActive: true, notification: null });
});

test('a password that was refused is tried again after half an hour', () => {
  expect([
    mayTryPassword(null, NOON),
    mayTryPassword(NOON, later(1_799_999)),
    mayTryPassword(NOON, later(1_800_000)),
  ]).toEqual([true, false, true]);
});
