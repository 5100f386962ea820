import { expect, test } from 'vitest';
import { clockWith, momentOf, type WaitingPunch } from './rules.ts';

const said = (kind: WaitingPunch['kind'], time: string, offset: number | null = null): WaitingPunch => ({
  uuid: time,
  kind,
  at: `2026-03-02T${time}:00.000Z`,
  offset,
});

test('what waits goes on with what the server told last, in its order', () => {
  const told = { state: 'out', since: null } as const;
  expect(clockWith(told, [said('break-start', '12:00'), said('in', '08:00')])).toEqual({
    state: 'break',
    since: '2026-03-02T12:00:00.000Z',
  });
  expect(clockWith(told, [said('in', '08:00'), said('out', '16:00')])).toEqual({ state: 'out', since: null });
  expect(clockWith(told, [said('break-end', '12:00')])).toEqual(told);
  expect(clockWith({ state: null, since: null }, [])).toEqual({ state: null, since: null });
});

test('a second in changes nothing, and a device that knows its clock says the right moment', () => {
  const told = { state: 'in', since: '2026-03-02T08:00:00.000Z' } as const;
  expect(clockWith(told, [said('in', '09:00')])).toEqual(told);
  expect(momentOf(said('in', '10:00', -7_200_000))).toBe('2026-03-02T08:00:00.000Z');
});
