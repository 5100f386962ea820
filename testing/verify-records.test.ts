import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { foundCenter } from '#server/domains/accounts/setup.ts';
import { sealAudit } from '#server/kernel/audit/seal.ts';
import { ROOT } from '#server/root.ts';
import { type Started, startServer } from '#server/start.ts';
import { HERE } from './here.ts';
import { until } from './until.ts';

// `npm run verify-records` beside a running Larkhouse with its own database, and without it.

let dataDir: string;
let started: Started;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-verify-'));
  started = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, []));
});
afterAll(async () => {
  await started.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  new Promise<{ code: unknown; text: string }>((resolve) => {
    const script = path.join(ROOT, 'scripts/verify-records.ts');
    const env = { ...HERE, LARKHOUSE_DATA: dataDir };
    execFile(process.execPath, [script, ...args], { env, cwd: ROOT }, (error, out, complaint) =>
      resolve({ code: error?.code ?? 0, text: `${out}${complaint}` }),
    );
  });

test('names what was changed, and ends with a code that says whether something was', async () => {
  const director = { firstName: 'Dora', lastName: 'Reed', email: 'dora@example.test', password: 'correct horse' };
  const center = { name: 'Maple House', timeZone: 'America/New_York' };
  const id = await foundCenter(started.server, center, director, { onlyFirst: true });
  const superuser = new pg.Client(started.reach.admin);
  await superuser.connect();
  await until(async () => {
    await sealAudit({ server: started.server, centerId: id });
    return ((await superuser.query('select from audit_seal')).rowCount ?? 0) > 0;
  });

  const whole = await run();
  expect(whole).toEqual({
    code: 0,
    text: expect.stringMatching(
      `^center ${id} Maple House: \\d+ entries in 1 seals, 0 not as they were written; erased by law: 0 records, 0 details\\n$`,
    ),
  });

  const anchor = path.join(dataDir, 'kept-elsewhere.log');
  await copyFile(path.join(dataDir, 'audit-seals.log'), anchor);
  const { rows } = await superuser.query<{ id: string }>(
    `update audit set action = 'other' where id = (select min(id) from audit) returning id`,
  );
  const named = expect.stringContaining(`center ${id}: edited entry ${rows[0]?.id}\n`);
  expect(await run()).toEqual({ code: 1, text: named });
  expect(await run('--anchor', anchor)).toMatchObject({ code: 0 });
  await superuser.end();

  await started.stop();
  expect(await run('--center', String(id))).toEqual({ code: 1, text: named });
  expect(await run('--center', '99')).toMatchObject({ code: 2, text: expect.stringContaining('no such center') });
  expect(await run('--anchor', path.join(dataDir, 'nothing.log'))).toMatchObject({ code: 2 });
  expect(await run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('--anchor FILE') });
  started = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, []));
}, 180_000);
