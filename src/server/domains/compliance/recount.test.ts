import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sheet } from '#contract/compliance-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type Kept, keepBusy } from '#testing/busy-center.ts';
import { keepCare, linesOf, sheetOf } from '#testing/compliance.ts';
import {
  localTime,
  type Recounted,
  recountedHeadcounts,
  recountedIncidents,
  recountedMeals,
  recountedMedicines,
  recountedRatio,
  recountedSignIns,
  recountedSleep,
  recountedStaffHours,
} from '#testing/compliance-recount.ts';
import { readRows } from '#testing/recount.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { dosesOf } from './immunization-rules.ts';
import { SCHEDULE } from './packs.ts';

/** Some weeks around each day on which clocks change, and the last day still under way. */
const SPANS = [
  { seed: 1, from: '2026-02-23', days: 20, now: '2026-03-14T14:20:30Z', clocksChange: '2026-03-08' },
  { seed: 2, from: '2025-10-20', days: 18, now: '2025-11-06T19:05:00Z', clocksChange: '2025-11-02' },
];

describe.each(SPANS)('every row of the sheets is what a recount gives, around $clocksChange', (span) => {
  let scene: Scene;
  let children: Kept[];
  let rows: Awaited<ReturnType<typeof readRows>>;
  beforeAll(async () => {
    scene = await startScene({ now: span.now });
    // The two families of every scene would only stand beside it.
    await scene.rows('delete from room_stay');
    await scene.rows('delete from child_enrollment');
    await scene.rows('update child set removed_at = created_at');
    children = await keepBusy(scene, span.seed, span);
    await keepCare(scene, span.seed, children.slice(0, 6), span);
    // A room without a limit of its own.
    await scene.rows(`update room set children_per_staff = null where name = 'Pre-K Room'`);
    rows = await readRows(scene, children);
  }, 60_000);
  afterAll(() => scene?.stop());

  const end = () => span.now.slice(0, 10);
  const roomId = (name: string) => rows.rooms.find((room) => room.name === name)?.id ?? 0;
  const ranges = () => [
    { from: span.from, to: end(), room: null },
    { from: span.clocksChange, to: span.clocksChange, room: null },
    { from: span.from, to: end(), room: 'Toddler Room' },
  ];
  /** The ratio is counted again at every minute. */
  const fewDays = () => [
    { from: addDays(span.clocksChange, -1), to: span.clocksChange, room: null },
    { from: end(), to: end(), room: 'Toddler Room' },
  ];
  /** The whole sheet against the whole recount, each row as the columns that are named. */
  async function compare(
    sheet: Sheet,
    keys: readonly string[],
    recount: (range: Recounted) => unknown[][] | Promise<unknown[][]>,
    asked = ranges(),
  ) {
    for (const { from, to, room } of asked) {
      const query = `from=${from}&to=${to}${room ? `&roomId=${roomId(room)}` : ''}`;
      const { status, body } = await sheetOf(scene.director, sheet, query);
      expect(status).toBe(200);
      expect(body.total).toBe(body.rows.length);
      const told = linesOf(body).map((line) => keys.map((key) => line[key]));
      const expected = await recount({ scene, rows, from, to, room });
      expect(sorted(told), `${sheet} ${query}`).toEqual(sorted(expected));
      if (!room && from !== to) expect(told.length).toBeGreaterThan(5);
    }
  }
  const sorted = (all: unknown[][]) => all.map((one) => JSON.stringify(one)).sort();

  test('sign-in and sign-out', () =>
    compare('sign-in', ['date', 'child', 'room', 'in', 'out', 'time', 'mark'], recountedSignIns));
  test('the ratio, minute by minute', () =>
    compare(
      'ratio',
      ['date', 'room', 'from', 'until', 'children', 'staff', 'limit', 'needed', 'mark'],
      recountedRatio,
      fewDays(),
    ));
  test('headcounts', () =>
    compare('headcounts', ['date', 'time', 'room', 'counted', 'expected', 'difference', 'mark'], recountedHeadcounts));
  test('incidents', () => compare('incidents', ['date', 'time', 'child', 'room', 'what', 'mark'], recountedIncidents));
  test('staff hours', () =>
    compare('staff-hours', ['name', 'date', 'from', 'until', 'time', 'mark'], recountedStaffHours));
  test('medication', () =>
    compare('medication', ['date', 'time', 'child', 'room', 'medicine', 'given', 'mark'], recountedMedicines));
  test('sleep checks', () =>
    compare('sleep', ['date', 'child', 'room', 'begins', 'time', 'since', 'mark'], recountedSleep));
  test('meal counts', () => compare('meals', ['date', 'meal', 'room', 'served', 'counted', 'over'], recountedMeals));

  test('immunizations that are due', async () => {
    const given = await scene.rows<{ id: number; childId: number; vaccine: string; dose: number; givenOn: string }>(
      `select id, child_id as "childId", vaccine, dose, given_on as "givenOn" from immunization where removed_at is null`,
    );
    const exempt = await scene.rows<{ childId: number; vaccine: string | null; dated: string; until: string | null }>(
      `select child_id as "childId", vaccine, dated, until from immunization_exemption where removed_at is null`,
    );
    const here = children.filter(({ enrolledOn, removedAt }) => enrolledOn <= end() && removedAt === null);
    const expected = here.flatMap(({ id }) => {
      const own = {
        dateOfBirth: '2022-05-05',
        given: given.filter(({ childId }) => childId === id).map((one) => ({ ...one, source: '' })),
        exemptions: exempt.filter(({ childId }) => childId === id),
      };
      const open = dosesOf(SCHEDULE, own, end()).filter(({ state }) =>
        ['soon', 'due', 'overdue', 'check', 'verify'].includes(state),
      );
      const kept = own.exemptions.filter(({ until }) => until === null || until >= end());
      return [...open.map(({ dose, dueOn }) => [dose, dueOn]), ...kept.map(({ dated }) => [null, dated])];
    });
    const { body } = await sheetOf(scene.director, 'immunizations', `to=${end()}`);
    expect(sorted(linesOf(body).map(({ dose, due }) => [dose, due]))).toEqual(sorted(expected));
    expect(expected.length).toBeGreaterThan(10);
  });

  test('both passes of a doubled hour can be told apart', () => {
    const first = new Date('2025-11-02T05:30:00Z');
    expect(localTime(first, scene.world.zone)).toBe('01:30 UTC-04:00');
    expect(localTime(new Date(first.getTime() + 3_600_000), scene.world.zone)).toBe('01:30 UTC-05:00');
  });
});
