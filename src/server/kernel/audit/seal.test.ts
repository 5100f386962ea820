import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { audit } from './audit.ts';
import { sealAudit } from './seal.ts';
import { verifyRecords } from './verify.ts';

interface Seal {
  readonly rows: number;
  readonly root: Buffer;
  readonly prev: Buffer;
}

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const seal = () => sealAudit({ server: scene.larkhouse.server, centerId: scene.world.centerId });
const seals = () => scene.rows<Seal>('select rows, root, prev from audit_seal order by id');
const written = async () => firstOf(await scene.rows<{ n: number }>('select count(*)::int as n from audit')).n;
const sealed = async () =>
  firstOf(await scene.rows<{ n: number }>('select coalesce(sum(cardinality(audit_ids)), 0)::int as n from audit_seal'))
    .n;
const write = (n = 1) =>
  scene.inCenter(async (scope) => {
    for (let i = 0; i < n; i += 1) audit(scope, { action: 'upload', entity: 'test', ids: [i] });
  });
/** Until nothing is left: other databases' transactions on the same server can make a seal wait. */
const sealAll = () =>
  until(async () => {
    await seal();
    return (await sealed()) === (await written());
  });

/** The roots as they would be made from the rows that are there now, none of which may be left out. */
const remade = async () => {
  const { faults } = await verifyRecords(scene.larkhouse.server, { centerId: scene.world.centerId, heads: [] });
  expect(faults).toEqual([]);
  return roots();
};
const roots = async () => (await seals()).map(({ root }) => root);

test('every row is sealed once, each seal holds on to the one before', async () => {
  await sealAll();
  await write(3);
  await sealAll();
  await write(2);
  await sealAll();
  const chain = await seals();
  expect(chain.length).toBeGreaterThanOrEqual(3);
  expect(chain[0]?.prev).toHaveLength(0);
  for (const [i, { prev }] of chain.entries()) if (i > 0) expect(prev).toEqual(chain[i - 1]?.root);
  expect(await remade()).toEqual(await roots());
});

test('with nothing new there is no new seal', async () => {
  await sealAll();
  const before = await seals();
  await seal();
  expect(await seals()).toEqual(before);
});

test('a row of a transaction still open is sealed after it commits, and not forgotten', async () => {
  await sealAll();
  const open = await scene.openTransaction();
  await open.query(
    `insert into audit (center_id, at, actor_kind, action, entity, entity_ids) values ($1, now(), 'system', 'slow', 'test', '{}')`,
    [scene.world.centerId],
  );
  await write(4);
  await seal();
  expect(await sealed()).toBeLessThan((await written()) + 1);
  await open.query('commit');
  await write(1);
  await sealAll();
  expect(await remade()).toEqual(await roots());
});

test('writers and several sealers at the same time lose and repeat nothing', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 4 === 3 ? seal() : write(2))));
  await sealAll();
  expect(await remade()).toEqual(await roots());
});

test('the heads leave the database, in order', async () => {
  await write();
  await sealAll();
  const file = await readFile(join(scene.larkhouse.server.config.dataDir, 'audit-seals.log'), 'utf8');
  const told = file
    .trim()
    .split('\n')
    .map((line) => line.split(' ').at(-1));
  expect(told.toSorted()).toEqual((await roots()).map((root) => root.toString('hex')).toSorted());
  expect(file).toMatch(
    new RegExp(`^2026-03-02T12:30:00.000Z center ${scene.world.centerId} seal \\d+ [0-9a-f]{64}\\n`),
  );
});

test('nobody who serves requests can change the log', async () => {
  const { staff, parent, jobs } = scene.larkhouse.server.database;
  for (const pool of [staff, parent, jobs]) {
    for (const table of ['audit', 'audit_seal', 'audit_row']) {
      for (const change of [
        `update ${table} set center_id = center_id`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ]) {
        await expect(pool.query(change)).rejects.toMatchObject({ code: '42501' });
      }
    }
    await expect(pool.query(`update audit_detail set before = null`)).rejects.toMatchObject({ code: '42501' });
  }
});
