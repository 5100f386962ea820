import { expect, test } from 'vitest';
import { checkMoment, correctedAt, digitsOf, isWeakPin, nameKey, partsOf, type Right } from './rules.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);

test('an entry was made by the clock that the kiosk learnt, else by what its clock is off now', () => {
  const sent = { sentAt: NOON, receivedAt: after(5000) };
  expect(correctedAt({ at: NOON, offset: 60_000 }, sent)).toEqual({ at: after(60_000), offset: 60_000 });
  expect(correctedAt({ at: NOON, offset: null }, sent)).toEqual({ at: after(5000), offset: 5000 });
});

test('an entry of more than a minute ahead cannot be, and one older than 31 days is for people to judge', () => {
  const days = 31 * 86_400_000;
  const moments = [after(60_000), after(60_001), after(-days), after(-days - 1), new Date(Number.NaN)];
  expect(moments.map((at) => checkMoment(at, NOON))).toEqual([null, 'future', null, 'too-old', 'future']);
});

const right = (childId: number, firstName: string, change: Partial<Right> = {}): Right => ({
  childId,
  firstName,
  mayDropOff: true,
  mayPickUp: true,
  weekdays: null,
  validFrom: null,
  validTo: null,
  name: null,
  barred: [],
  startedAt: NOON,
  endedAt: null,
  isRemoved: false,
  ...change,
});
const RIGHTS = [
  right(1, 'Mia'),
  right(2, 'Zoë', { mayPickUp: false }),
  right(3, 'Gone', { isRemoved: true }),
  right(4, 'Once', { endedAt: after(1000) }),
];
const parts = (chosen: object, direction: 'in' | 'out' = 'in', at = after(2000)) =>
  partsOf(RIGHTS, { whole: false, childIds: [], names: [], ...chosen }, direction, { at, date: '2026-03-02' }).map(
    ({ childId, typedName, refused }) => [childId, typedName, refused],
  );

test('the whole family are the children of today over whom the right holds at that moment', () => {
  expect(parts({ whole: true })).toEqual([
    [1, null, null],
    [2, null, null],
  ]);
  expect(parts({ whole: true }, 'out', after(999))).toEqual([
    [1, null, null],
    [2, null, 'no-pickup-right'],
    [4, null, null],
  ]);
  expect(parts({ whole: true }, 'in', after(-1))).toEqual([]);
});

test('of chosen children each is told what forbids it, and names find them however they are written', () => {
  expect(parts({ childIds: [1, 3, 4, 5] })).toEqual([
    [1, null, null],
    [3, null, 'not-enrolled'],
    [4, '–', 'unknown-child'],
    [null, '–', 'unknown-child'],
  ]);
  expect(parts({ childIds: [1], names: ['  ZOE ', 'mia', 'Nobody'] })).toEqual([
    [1, null, null],
    [2, null, null],
    [null, 'Nobody', 'unknown-child'],
  ]);
  expect(nameKey(' Ána  María ')).toBe('ana maria');
});

test('a pickup person is refused on other days, for what they may not do, and where a guardian of their name is barred', () => {
  const of = (change: Partial<Right>, direction: 'in' | 'out') =>
    partsOf([right(1, 'Mia', { name: 'Rosa Marin', ...change })], { whole: true, childIds: [], names: [] }, direction, {
      at: after(1),
      date: '2026-03-02',
    })[0]?.refused;
  expect(of({}, 'out')).toBeNull();
  expect(of({ weekdays: [1] }, 'out')).toBeNull();
  expect(of({ weekdays: [2, 3] }, 'out')).toBe('other-days');
  expect(of({ validTo: '2026-03-01' }, 'in')).toBe('other-days');
  expect(of({ validFrom: '2026-03-03' }, 'in')).toBe('other-days');
  expect(of({ mayDropOff: false }, 'in')).toBe('no-drop-off-right');
  expect(of({ mayPickUp: false }, 'out')).toBe('no-pickup-right');
  expect(of({ barred: ['rosa  marin'] }, 'out')).toBe('no-pickup-right');
  expect(of({ barred: ['Rosa Other'] }, 'out')).toBeNull();
});

test('a guardian is found by the last four digits of the phone', () => {
  expect(['(555) 010-1234', '1234', '123', null].map(digitsOf)).toEqual(['1234', '1234', null, null]);
});

test('a PIN that is tried first is refused', () => {
  for (const weak of ['000000', '123456', '987654', '135791', '121212', '123123', '991234']) {
    expect([weak, isWeakPin(weak, '1234')]).toEqual([weak, true]);
  }
  for (const pin of ['294716', '836194', '112233', '121213'])
    expect([pin, isWeakPin(pin, '5678')]).toEqual([pin, false]);
});
