import { expect, test } from 'vitest';
import type { Pending } from '#web/portals/kiosk/classroomStore.ts';
import { childrenNow } from './rules.ts';

const ada = {
  id: 1,
  firstName: 'Ada',
  lastName: 'Dubois',
  photoUrl: null,
  allergies: '',
  lastMeal: { at: '08:00', text: 'Breakfast' },
  lastBottle: null,
  lastDiaper: null,
  nap: null,
  report: null,
};
const asleep = {
  id: 7,
  since: '2026-03-02T17:00:00Z',
  sinceTime: '12:00',
  lastCheck: null,
  lastPosition: null,
  nextCheckDue: '2026-03-02T17:15:00Z',
};
const logged = (uuid: string, kind: Pending['kind'], time: string, childIds = [1]): Pending => ({
  uuid,
  at: `2026-03-02T${time}:00Z`,
  time,
  kind,
  text: kind,
  writtenBy: 'Ana Nurse',
  childIds,
});

test('what was logged here and is not sent yet is the newer, in the order of its moments', () => {
  const [now] = childrenNow(
    [ada],
    [logged('b', 'meal', '13:00'), logged('a', 'meal', '12:00'), logged('c', 'diaper', '11:00', [2])],
  );
  expect(now).toMatchObject({ lastMeal: { at: '13:00', text: 'meal' }, lastDiaper: null, asleep: null });
});

test('a nap is ended by the server’s number, or by the entry that began it', () => {
  expect(childrenNow([{ ...ada, nap: asleep }], [])[0]?.asleep).toEqual({ napId: 7, batch: null });
  expect(childrenNow([{ ...ada, nap: asleep }], [logged('a', 'wake', '12:30')])[0]).toMatchObject({
    nap: null,
    asleep: null,
  });
  const [begun] = childrenNow([ada], [logged('a', 'nap', '12:00')]);
  expect(begun).toMatchObject({
    asleep: { napId: null, batch: 'a' },
    nap: { sinceTime: '12:00', nextCheckDue: '2026-03-02T12:15:00.000Z' },
  });
  expect(
    childrenNow([ada], [logged('a', 'nap', '12:00'), logged('b', 'wake', '12:40'), logged('c', 'nap', '14:00')])[0]
      ?.asleep,
  ).toEqual({
    napId: null,
    batch: 'c',
  });
});

test('a report that waits to be sent is the latest one', () => {
  const report = { writtenBy: 'Lea Lead', createdAt: '2026-03-02T20:00:00Z' };
  expect(childrenNow([{ ...ada, report }], [])[0]?.report).toEqual(report);
  expect(childrenNow([{ ...ada, report }], [logged('a', 'report', '21:00')])[0]?.report).toEqual({
    writtenBy: 'Ana Nurse',
    createdAt: '2026-03-02T21:00:00Z',
  });
});
