import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordActivities } from '#server/domains/activities/commands.ts';
import { removeChild } from '#server/domains/children/leaving-commands.ts';
import { MONDAY } from '#testing/attendance.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type NewDailyReport, writeDailyReports } from './commands.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

const report = (childId: number, more: Partial<NewDailyReport> = {}): NewDailyReport => ({
  childId,
  date: MONDAY,
  meals: 'Soup',
  naps: '',
  activities: 'Sand',
  mood: 'happy',
  notes: '',
  staffId: scene.world.staff.Nurse,
  ...more,
});
const write = (...reports: NewDailyReport[]) => scene.inCenter((scope) => writeDailyReports(scope, reports));
const countOf = async (table: string) =>
  Number(firstOf(await scene.rows<{ count: string }>(`select count(*) from ${table}`)).count);

test('the reports of a room are written at once, with one entry in the audit log', async () => {
  const [one, other] = [await scene.newFamily(), await scene.newFamily()];
  const ids = await write(report(one.childId), report(other.childId, { meals: 'Bread' }));
  const rows = await scene.rows(`select child_id, meals from daily_report where id = any ($1) order by id`, ids);
  expect(rows).toEqual([
    { child_id: one.childId, meals: 'Soup' },
    { child_id: other.childId, meals: 'Bread' },
  ]);
  const [entry] = await scene.rows(
    `select entity_ids, child_ids from audit where action = 'write daily report' order by id desc limit 1`,
  );
  expect(entry).toEqual({ entity_ids: ids, child_ids: [one.childId, other.childId] });
});

test('one bad report or activity and none is written', async () => {
  const [one, gone] = [await scene.newFamily(), await scene.newFamily()];
  await scene.inCenter((scope) => removeChild(scope, gone.childId));
  const before = await countOf('daily_report');
  const good = report(one.childId);
  const [noChild, noStaff, future] = [
    report(gone.childId),
    report(one.childId, { staffId: 999_999 }),
    report(one.childId, { date: '2026-03-03' }),
  ];
  await expect(write(good, noChild)).rejects.toThrow('There is no enrolled child with this id');
  await expect(write(good, noStaff)).rejects.toThrow('There is no active staff member with this id');
  await expect(write(good, future)).rejects.toThrow('cannot be written for a future date');
  expect(await countOf('daily_report')).toBe(before);

  const activity = { childId: one.childId, date: MONDAY, activity: 'Sand', notes: '', staffId: good.staffId };
  const activities = [activity, { ...activity, childId: gone.childId }];
  await expect(scene.inCenter((scope) => recordActivities(scope, activities))).rejects.toThrow('no enrolled child');
  expect(await countOf('activity')).toBe(0);
});
