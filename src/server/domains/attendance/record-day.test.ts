import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeArrivalDeadline } from '#server/domains/center/commands.ts';
import { removeChild } from '#server/domains/children/leaving-commands.ts';
import { MONDAY } from '#testing/attendance.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { recordDay } from './commands.ts';

type DayInput = Parameters<typeof recordDay>[2][number];

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await scene.inCenter((scope) => changeArrivalDeadline(scope, '09:30'));
});
afterAll(() => scene?.stop());

const child = async () => (await scene.newFamily()).childId;
const stay = (childId: number, checkInTime: string, checkOutTime: string | null = null): DayInput => ({
  childId,
  checkInTime,
  checkInBy: 'Mother',
  checkOutTime,
  checkOutBy: checkOutTime && 'Father',
});
const absent = (childId: number): DayInput => ({ childId, status: 'absent', checkInBy: null, checkOutBy: null });
const record = (date: string, ...inputs: DayInput[]) => scene.inCenter((scope) => recordDay(scope, date, inputs));
const rowsOf = (...ids: number[]) =>
  scene.rows<{ status: string; start: string | null; end: string | null }>(
    `select status, to_char(check_in at time zone 'America/New_York', 'HH24:MI') as start,
       to_char(check_out at time zone 'America/New_York', 'HH24:MI') as end
     from attendance where child_id = any ($1) order by child_id, check_in`,
    ids,
  );

test('a whole day is written at once, by the rules of a single check-in', async () => {
  const [early, late, away, twice] = [await child(), await child(), await child(), await child()];
  await record(
    MONDAY,
    stay(early, '07:40', '16:05'),
    stay(late, '10:15'),
    absent(away),
    stay(twice, '08:00', '10:30'),
    stay(twice, '12:00', '15:00'),
  );
  expect(await rowsOf(early, late, away, twice)).toEqual([
    { status: 'present', start: '07:40', end: '16:05' },
    { status: 'late', start: '10:15', end: null },
    { status: 'absent', start: null, end: null },
    { status: 'present', start: '08:00', end: '10:30' },
    { status: 'present', start: '12:00', end: '15:00' },
  ]);
  const written = await scene.rows<{ action: string; children: string[] }>(
    `select action, child_ids as children from audit where $1 = any (child_ids) or $2 = any (child_ids) order by id`,
    early,
    late,
  );
  expect(written.map(({ action }) => action)).toEqual([
    'enroll child',
    'add guardian',
    'enroll child',
    'add guardian',
    'record stay',
    'check in',
  ]);
  expect(written.at(-2)?.children).toEqual([early, twice, twice]);
});

test('who was recorded absent and came after all keeps one row', async () => {
  const id = await child();
  await record(MONDAY, absent(id));
  await record(MONDAY, absent(id));
  await record(MONDAY, stay(id, '08:30'));
  expect(await rowsOf(id)).toEqual([{ status: 'present', start: '08:30', end: null }]);
});

test.for<[string, string, (id: number) => DayInput[]]>([
  ['overlapping stays', 'lies within another stay', (id) => [stay(id, '08:00', '12:00'), stay(id, '11:00', '15:00')]],
  ['a second arrival', 'is already checked in', (id) => [stay(id, '08:00'), stay(id, '09:00')]],
  ['an absence after a stay', 'was here on this day', (id) => [stay(id, '08:00', '12:00'), absent(id)]],
  ['an end before the start', 'Check-out cannot be before', (id) => [stay(id, '12:00', '11:00')]],
  ['nobody who brings the child', 'Please select who', (id) => [{ ...stay(id, '08:00'), checkInBy: null }]],
  ['a child that does not exist', 'There is no child with this id', () => [stay(999_999, '08:00')]],
  ['no time and no absence', 'Enter a check-in', (id) => [{ childId: id, checkInBy: null, checkOutBy: null }]],
])('one bad entry and nothing is written: %s', async ([, text, inputs]) => {
  const [good, bad] = [await child(), await child()];
  await expect(record(MONDAY, stay(good, '08:00', '15:00'), ...inputs(bad))).rejects.toThrow(text);
  expect(await rowsOf(good, bad)).toEqual([]);
});

test('a future day and a removed child are refused', async () => {
  const [here, gone] = [await child(), await child()];
  await scene.inCenter((scope) => removeChild(scope, gone));
  await expect(record('2026-03-03', stay(here, '08:00'))).rejects.toThrow('future date');
  await expect(record(MONDAY, stay(here, '08:00'), stay(gone, '08:00'))).rejects.toThrow('is no longer enrolled');
  expect(await rowsOf(here, gone)).toEqual([]);
});

test('a whole day is told to the screens of all its children', async () => {
  const [here, away] = [await child(), await child()];
  const told = await effectsIn(scene, () => record(MONDAY, stay(here, '07:40', '16:05'), absent(away)));
  expect(told.at(-1)).toBe(`tell attendance of [${here}, ${away}]`);
});
