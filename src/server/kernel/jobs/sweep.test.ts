import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey } from '#testing/client.ts';
import { recordFaults } from '#testing/records.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';
import { sweep } from './sweep.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const runSweep = (centerId = scene.world.centerId) => sweep({ server: scene.larkhouse.server, centerId });
const countOf = async (table: string) =>
  (
    await scene.rows<{ n: number }>(
      `select count(*)::int as n from ${table} where center_id = $1`,
      scene.world.centerId,
    )
  )[0]?.n;
const newChild = () => ({ firstName: 'Mia', lastName: 'Lopez', dateOfBirth: '2023-09-01', room: 'Toddler Room' });
const days = (n: number) => scene.larkhouse.clock.advance({ days: n });

test('kept answers go after a day, not before', async () => {
  const director = await scene.as('Director');
  await director.post('/api/children', newChild(), idempotencyKey());
  expect(await countOf('idempotency')).toBe(1);
  days(1);
  await runSweep();
  expect(await countOf('idempotency')).toBe(1);
  scene.larkhouse.clock.advance({ minutes: 1 });
  await runSweep();
  expect(await countOf('idempotency')).toBe(0);
});

test('sessions go thirty days after their end, whichever end it was', async () => {
  await scene.rows('delete from session');
  const revoked = await scene.as('Nurse');
  await revoked.post('/api/auth/logout');
  await scene.as('Nurse');
  days(30);
  await runSweep();
  expect(await countOf('session')).toBe(2);
  scene.larkhouse.clock.advance({ minutes: 1 });
  await runSweep();
  expect(await scene.rows('select revoked_at from session')).toEqual([{ revoked_at: null }]);
  days(1);
  await runSweep();
  expect(await countOf('session')).toBe(0);
});

test('details of the audit log go after seven years; that it happened stays, and so does everything else', async () => {
  const director = await scene.as('Director');
  await director.post('/api/children', newChild());
  const tables = ['child', 'staff', 'role_capability', 'guardian', 'guardianship', 'room'];
  const before = await Promise.all(tables.map(countOf));
  const entries = await countOf('audit');
  const details = await countOf('audit_detail');
  expect(details).toBeGreaterThan(0);
  days(7 * 365 - 1);
  await runSweep();
  expect(await countOf('audit_detail')).toBeGreaterThan(0);
  days(2);
  await runSweep();
  expect(await countOf('audit_detail')).toBe(0);
  expect(await Promise.all(tables.map(countOf))).toEqual(before);
  const erasures = "select from audit where action = 'erase expired details' and center_id = $1";
  const added = (await scene.rows(erasures, scene.world.centerId)).length;
  expect(await countOf('audit')).toBe((entries ?? 0) + added);
  const [last] = await scene.rows('select action, actor_kind as actor from audit order by id desc limit 1');
  expect(last).toEqual({ action: 'erase expired details', actor: 'system' });
  expect(await recordFaults(scene.larkhouse, scene.world.centerId)).toEqual([]);
});

test("a center's sweep leaves the others alone", async () => {
  const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
  days(8 * 365);
  await runSweep();
  const left = await scene.rows('select from audit_detail where center_id = $1', other.centerId);
  expect(left.length).toBeGreaterThan(0);
  await runSweep(other.centerId);
  expect(await scene.rows('select from audit_detail where center_id = $1', other.centerId)).toEqual([]);
});
