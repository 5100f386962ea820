import { expect, test } from 'vitest';
import type { Child } from '#web/domains/children/rules.ts';
import { collectorsOf, performersFor, recordedAs, usualBringer } from './performers.ts';
import {
  type AttendanceDay,
  byArrivalOrder,
  countWhereabouts,
  inKeptOrder,
  lastSpanOf,
  nextActionOf,
  type Recording,
  recordingOf,
  rowsOf,
  type Span,
  shownStatusOf,
  whereaboutsOf,
  withDay,
  withRecorded,
} from './rules.ts';

const TODAY = '2026-11-20';
const ARRIVING = { action: 'check-in', date: TODAY } as const;

const child = (id: number, firstName: string, changes: Partial<Child> = {}): Child => ({
  id,
  firstName,
  lastName: 'Lark',
  dateOfBirth: '2023-03-01',
  room: 'Toddler Room',
  roomId: 2,
  ageGroup: 'toddlers',
  allergies: '',
  photoUrl: null,
  emergencyContact: 'Rosa Lark 555-0101',
  parentName: 'Maria Lark',
  parentPhone: null,
  parentEmail: null,
  parentDriversLicense: null,
  relationship: 'mother',
  isActive: true,
  parentEmailConsent: false,
  parentSmsConsent: false,
  emergencyContactConsent: false,
  enrolledOn: '2025-01-01',
  leavesOn: null,
  guardians: [],
  barredFromPickup: [],
  pickupPeople: [],
  enrollmentStep: null,
  version: 1,
  ...changes,
});

const span = (id: number, checkInTime: string, checkOutTime: string | null): Span => ({
  id,
  checkInTime,
  checkOutTime,
  checkInBy: 'Maria Lark (mother)',
  checkOutBy: null,
  version: 1,
});

const dayOf = (childId: number, spans: Span[], changes: Partial<AttendanceDay> = {}): AttendanceDay => ({
  id: spans.at(-1)?.id ?? 900,
  childId,
  date: TODAY,
  checkInTime: spans[0]?.checkInTime ?? null,
  checkOutTime: spans.at(-1)?.checkOutTime ?? null,
  status: spans.length > 0 ? 'present' : 'absent',
  checkInBy: null,
  checkOutBy: null,
  spans,
  forgottenCheckOut: false,
  ...changes,
});

/** Who is booked for the whole day. */
const booked = (...ids: number[]) => ids.map((childId) => ({ childId, reason: 'every-day' as const, times: [] }));

const here = (childId: number) => dayOf(childId, [span(childId * 10, '07:40', null)]);
const left = (childId: number) => dayOf(childId, [span(childId * 10, '07:40', '15:00')]);

test('where a child is follows from its stays, not from the status', () => {
  expect(whereaboutsOf(undefined, true)).toBe('expected');
  expect(whereaboutsOf(undefined, false)).toBe('unbooked');
  expect(whereaboutsOf(here(1), false)).toBe('here');
  expect(whereaboutsOf(left(1), false)).toBe('left');
  expect(whereaboutsOf(dayOf(1, []), false)).toBe('absent');
  expect(whereaboutsOf(dayOf(1, [span(1, '07:40', '11:00'), span(2, '13:00', null)]), true)).toBe('here');
});

test('late stays late after the check-out; who has no record is shown as absent', () => {
  expect(shownStatusOf({ ...left(1), status: 'late' })).toBe('late');
  expect(shownStatusOf(undefined)).toBe('absent');
});

test('only who is here can be checked out', () => {
  expect(nextActionOf(here(1))).toBe('check-out');
  for (const day of [undefined, left(1), dayOf(1, [])]) expect(nextActionOf(day)).toBe('check-in');
});

test('at the door stand first those still to come, then those here, then those who left, the absent, and those who are not booked', () => {
  const rows = rowsOf(
    [child(1, 'Zoë'), child(2, 'Ben'), child(3, 'Ada'), child(4, 'Élise'), child(5, 'Cleo'), child(6, 'Abe')],
    { days: [here(2), left(3), dayOf(5, [])], expected: booked(1, 2, 3, 4), isOpen: true },
  );
  expect(byArrivalOrder(rows, 'en').map(({ child }) => child.firstName)).toEqual([
    'Élise',
    'Zoë',
    'Ben',
    'Ada',
    'Cleo',
    'Abe',
  ]);
  expect(countWhereabouts(rows)).toEqual({ expected: 2, here: 1, left: 1, absent: 1, unbooked: 1 });
});

test('a kept order does not move when a child comes in; a newcomer stands last', () => {
  const family = [child(1, 'Ada'), child(2, 'Ben'), child(3, 'Cleo')];
  const order = [2, 1];
  const rows = inKeptOrder(rowsOf(family, { days: [here(2)], expected: [], isOpen: true }), order);
  expect(rows.map(({ child }) => child.id)).toEqual([2, 1, 3]);
});

const checkIn: Recording = { childId: 1, date: TODAY, checkInTime: '08:05', checkInBy: 'Staff Member' };
const checkOut: Recording = { childId: 1, date: TODAY, checkOutTime: '15:10', checkOutBy: 'Staff Member' };

test('a check-in shows at once, beside the other children', () => {
  const days = withRecorded([here(2)], checkIn);
  expect(days).toHaveLength(2);
  expect(days.find(({ childId }) => childId === 1)).toMatchObject({ checkInTime: '08:05', status: 'present' });
});

test('a child that comes back keeps its first check-in and its late status, and is here again', () => {
  const [day] = withRecorded([{ ...left(1), status: 'late' }], checkIn);
  expect(day).toMatchObject({ checkInTime: '07:40', checkOutTime: null, status: 'late' });
  expect(day?.spans).toHaveLength(2);
  expect(whereaboutsOf(day, true)).toBe('here');
});

test('a check-in after a recorded absence counts as present', () => {
  const [day] = withRecorded([dayOf(1, [])], checkIn);
  expect(day).toMatchObject({ checkInTime: '08:05', status: 'present' });
});

test('a check-out closes the open stay alone', () => {
  const [day] = withRecorded([dayOf(1, [span(1, '07:40', '11:00'), span(2, '13:00', null)])], checkOut);
  expect(day?.spans.map(({ checkOutTime }) => checkOutTime)).toEqual(['11:00', '15:10']);
  expect(whereaboutsOf(day, true)).toBe('left');
});

test('a check-out of a child that never came changes nothing until the server has spoken', () => {
  expect(withRecorded([here(2)], checkOut)).toEqual([here(2)]);
});

test("the server's answer takes the place of what was shown", () => {
  const days = withDay(withRecorded([here(2)], checkIn), 1, here(1));
  expect(days.map(({ childId, id }) => [childId, id])).toEqual([
    [2, 20],
    [1, 10],
  ]);
});

test('a refused check-in leaves no trace', () => {
  expect(withDay(withRecorded([here(2)], checkIn), 1, undefined)).toEqual([here(2)]);
});

test('what can be undone is the stay that the answer names', () => {
  const spans = [span(5, '13:00', null), span(4, '07:40', '11:00')];
  expect(lastSpanOf(dayOf(1, spans, { id: 5 }))?.id).toBe(5);
});

test('the record names the person who brings or collects', () => {
  const [parent, emergency] = performersFor(child(1, 'Ada'), ARRIVING);
  expect(parent).toMatchObject({ kind: 'parent', name: 'Maria Lark', recordedAs: 'Maria Lark (mother)' });
  expect(emergency?.recordedAs).toBe('Rosa Lark 555-0101');
});

test('every guardian with the right can be chosen, each once', () => {
  const guardians = [
    { id: 7, name: 'maria  Lark', relationship: 'mother' },
    { id: 8, name: 'Tom Lark', relationship: 'father' },
  ];
  const offered = performersFor(child(1, 'Ada', { guardians }), ARRIVING);
  expect(offered.map((one) => one.recordedAs)).toEqual([
    'maria  Lark (mother)',
    'Tom Lark (father)',
    'Rosa Lark 555-0101',
    'Staff Member',
    null,
  ]);
  expect(new Set(offered.map(({ key }) => key)).size).toBe(5);
});

test('who may not collect is named apart, and nobody of that name is among those who may', () => {
  const barredFromPickup = [{ id: 9, name: 'Rosa  lark', relationship: 'aunt' }];
  const { may, mayNot } = collectorsOf(child(1, 'Ada', { barredFromPickup }), TODAY);
  expect(may.map((one) => one.recordedAs)).toEqual(['Maria Lark (mother)', 'Staff Member', null]);
  expect(mayNot.map((one) => one.recordedAs)).toEqual(['Rosa  lark (aunt)']);
});

test('pickup people are offered on their days, for what they may do, and not where they are barred (pickup-people-4)', () => {
  const rosa = {
    id: 3,
    name: 'Rosa Marin',
    relationship: 'grandmother',
    weekdays: [5],
    validFrom: null,
    validTo: null,
    photoUrl: '/api/pickup-people/3/photo?v=1',
  };
  const pickupPeople = [{ ...rosa, mayDropOff: false, mayPickUp: true }];
  const offered = (action: 'check-in' | 'check-out', date: string, changes: Partial<Child> = {}) =>
    (action === 'check-in'
      ? performersFor(child(1, 'Ada', { pickupPeople, ...changes }), { action, date })
      : collectorsOf(child(1, 'Ada', { pickupPeople, ...changes }), date).may
    ).some((one) => one.recordedAs === 'Rosa Marin (grandmother)');
  // A Friday, and the day after it.
  expect(offered('check-out', '2026-11-20')).toBe(true);
  expect(offered('check-out', '2026-11-21')).toBe(false);
  expect(offered('check-in', '2026-11-20')).toBe(false);
  // With how she looks, to compare (pickup-people-8).
  const ada = child(1, 'Ada', { pickupPeople });
  expect(collectorsOf(ada, '2026-11-20').may.flatMap((one) => one.photoUrl ?? [])).toEqual([rosa.photoUrl]);
  const namesake = child(1, 'Ada', { pickupPeople, emergencyContact: 'rosa  marin 555-0101' });
  expect(collectorsOf(namesake, '2026-11-20').may.some(({ kind }) => kind === 'emergency')).toBe(false);
  const barredFromPickup = [{ id: 9, name: 'Rosa Marin', relationship: 'aunt' }];
  expect(offered('check-out', '2026-11-20', { barredFromPickup })).toBe(false);
});

test('who has nothing to record is not offered', () => {
  const unknown = child(1, 'Ada', { parentName: null, emergencyContact: null });
  expect(performersFor(unknown, ARRIVING).map(({ kind }) => kind)).toEqual(['staff', 'other']);
});

test('another guardian is recorded by the name that was typed', () => {
  const other = { kind: 'other', recordedAs: null } as const;
  expect(recordedAs(other, '  Uncle Joe ')).toBe('Uncle Joe');
  expect(recordedAs(other, '   ')).toBeNull();
  expect(recordedAs({ kind: 'staff', recordedAs: 'Staff Member' }, 'ignored')).toBe('Staff Member');
});

test('on a closed day only those who came have a row', () => {
  const family = [child(1, 'Ada'), child(2, 'Ben'), child(3, 'Cara')];
  const days = [dayOf(1, [span(1, '07:30', null)]), dayOf(2, [], { checkInTime: null, status: 'absent' })];
  const shown = (isOpen: boolean) => rowsOf(family, { days, expected: [], isOpen }).map((row) => row.child.id);
  expect(shown(false)).toEqual([1]);
  expect(shown(true)).toEqual([1, 2, 3]);
});

test('what is recorded says the status with the time, whichever way it goes', () => {
  const at = { date: '2026-03-02', time: '08:05' };
  expect(recordingOf(1, 'check-in', at, 'Ned')).toEqual({
    childId: 1,
    date: '2026-03-02',
    checkInTime: '08:05',
    checkInBy: 'Ned',
    status: 'present',
  });
  expect(recordingOf(1, 'check-out', at, 'Ned')).toMatchObject({ checkOutTime: '08:05', status: 'present' });
});

test('who usually brings a child did so most often, of several last; only those who are offered count', () => {
  const guardians = [{ id: 7, name: 'Tom Lark', relationship: 'father' }];
  const ada = child(1, 'Ada', { guardians });
  const brought = (by: string, times: number, lastOn: string, childId = 1) => ({ childId, by, times, lastOn });
  const tom = brought('Tom Lark (father)', 2, '2026-11-18');
  const maria = brought('Maria Lark (mother)', 2, '2026-11-19');
  expect(usualBringer(ada, [tom, maria], TODAY)).toBe('Maria Lark (mother)');
  // The kiosk records the name alone.
  expect(usualBringer(ada, [tom, maria, brought('tom  Lark', 1, '2026-11-02')], TODAY)).toBe('Tom Lark (father)');
  expect(
    usualBringer(ada, [brought('Staff Member', 9, '2026-11-19'), brought('Uncle Joe', 9, '2026-11-19')], TODAY),
  ).toBeNull();
  expect(usualBringer(ada, [brought('Maria Lark (mother)', 9, '2026-11-19', 2)], TODAY)).toBeNull();
});
