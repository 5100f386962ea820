import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '#server/db/database.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { audit } from './audit.ts';
import { sealAudit } from './seal.ts';
import { verifyRecords } from './verify.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const write = () =>
  scene.inCenter(async (scope) =>
    audit(scope, { action: 'write daily report', entity: 'daily_report', ids: [], after: { notes: 'a nap' } }),
  );
const unsealed = async () => {
  const [left] = await scene.rows<{ n: number }>(
    'select (select count(*) from audit) + (select count(*) from audit_row) - coalesce(sum(rows), 0) as n from audit_seal',
  );
  return left?.n;
};
const sealAll = () =>
  until(async () => {
    await sealAudit({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    return (await unsealed()) === 0;
  });

test('a database whose server counts transactions from the beginning again goes on behind what was sealed', async () => {
  const { reach } = scene.larkhouse.database;
  await prepareDatabase(reach, randomBytes(32));
  await write();
  await sealAll();
  // As if all of it had been written on a server with a billion transactions more behind it.
  await scene.rows('set session_replication_role = replica');
  for (const [table, column] of [
    ['audit', 'tx'],
    ['audit_row', 'tx'],
    ['audit_seal', 'up_to_tx'],
  ])
    await scene.rows(`update ${table} set ${column} = (${column}::text::bigint + 1000000000)::text::xid8`);
  await scene.rows('set session_replication_role = default');

  await prepareDatabase(reach);
  await write();
  await sealAll();
  expect((await verifyRecords(scene.larkhouse.server, { centerId: scene.world.centerId, heads: [] })).faults).toEqual(
    [],
  );
  const [kept] = await scene.rows<{ offset: string }>('select tx_offset::text as "offset" from installation');
  expect(Number(kept?.offset)).toBeGreaterThan(999_000_000);

  // A start where it always was changes nothing.
  await prepareDatabase(reach);
  expect(await scene.rows('select tx_offset::text as "offset" from installation')).toEqual([kept]);
});
