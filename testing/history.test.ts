import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { examine } from '#scripts/doctor/examine.ts';
import { historyIn, walIn } from '#server/db/embedded/history.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { systemClock } from '#server/kernel/clock/clock.ts';
import { openHistory } from '#server/kernel/history/history.ts';
import { basesIn, keptSegments } from '#server/kernel/history/layout.ts';
import { howHistoryIs } from '#server/kernel/history/look.ts';
import { rewind } from '#server/kernel/history/rewind.ts';
import { createLog } from '#server/kernel/log/log.ts';
import { begin, childrenAt, end, type Running, run } from './backups.ts';
import { furnish, signedIn } from './birch-house.ts';
import type { Client } from './client.ts';
import { kill, sharedDataDir } from './embedded.ts';
import { photograph } from './pictures.ts';
import { until } from './until.ts';

// Yesterday at 14:05: what the built-in database keeps of itself, and `npm run restore -- --at`.

const PATIENCE = 300_000;
const ZONE = 'America/New_York';

/** One statement as superuser. */
async function ask<Row extends pg.QueryResultRow>(admin: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(admin);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a Larkhouse in which people work', () => {
  let work: string;
  let remove: () => void;
  let dataDir: string;
  let variables: Record<string, string>;
  let running: Running;
  let director: Client;
  /** The moment that is restored, by the database's clock, and all that people had written by then. */
  let moment: string;
  let rows: unknown;

  beforeAll(async () => {
    work = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-history-'));
    // The database runs as another account where this is root.
    chmodSync(work, 0o711);
    [dataDir, remove] = await sharedDataDir();
    variables = { LARKHOUSE_DATA: dataDir, LARKHOUSE_BACKUP: path.join(work, 'backups') };
    running = await begin(variables);
    await furnish(running.origin);
    director = await signedIn(running.origin);
  }, PATIENCE);
  afterAll(async () => {
    await end(running);
    remove();
    rmSync(work, { recursive: true, force: true });
  }, PATIENCE);

  const restore = (...args: readonly string[]) => run(variables, ['restore', ...args]);
  /** In this process, into a folder that is not to be made. */
  const refused = (at: string, into = path.join(work, 'never')) =>
    rewind({
      at,
      source: { ...running.started.server.config, secret: undefined },
      config: { dataDir: into },
      mayReplace: async () => false,
      now: new Date(),
      tell: () => undefined,
    }).then(
      () => 'restored',
      (error: unknown) => String(error),
    );
  const untouched = () => readdirSync(work).every((name) => !name.startsWith('never'));
  const tend = async () => running.started.server.history?.tend(ZONE);
  const now = async () => {
    const [row] = await ask<{ at: Date }>(
      running.started.reach.admin,
      "select clock_timestamp() + interval '1 millisecond' as at",
    );
    return row?.at.toISOString() ?? '';
  };
  /** Every row that people write here, with whoever wrote it. */
  const written = (admin: pg.ClientConfig) =>
    Promise.all(
      ['child', 'guardian', 'staff', 'upload', 'room'].map((table) =>
        ask(admin, `select to_jsonb(t) as row from ${table} t order by id`),
      ),
    );
  const enroll = async (firstName: string) => {
    const child = { firstName, lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
    const { status, body } = await director.post<{ id: number }>('/api/children', child);
    expect(status).toBe(201);
    return body.id;
  };
  const givePhoto = async (id: number) => {
    const picture = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'child.jpg');
    expect((await director.put(`/api/children/${id}/photo`, { filePath: picture.body.filePath })).status).toBe(200);
    return picture.body.filePath;
  };
  /** As the sweep does with what nobody needs any more. */
  const removeFile = (filePath: string) => running.started.server.files.remove(`1/${path.parse(filePath).name}`);
  const advice = async () => (await examine(running.started.server)).find(({ about }) => about === 'history');

  test(
    'before anything is kept no moment can be restored, and that is said (backups-16)',
    async () => {
      expect(await refused('2026-03-02 14:05')).toContain('No earlier moment of');
      expect(await advice()).toMatchObject({ found: expect.stringContaining('no moment but the backups') });
      expect(untouched()).toBe(true);
    },
    PATIENCE,
  );

  test(
    'is restored as it was at a moment, with the files that were removed since (backups-16, backups-17)',
    async () => {
      await tend();
      const inBackup = await givePhoto(await enroll('Ada'));
      await running.started.server.backups.make();
      const inNone = await givePhoto(await enroll('Ben'));
      rows = await written(running.started.reach.admin);
      moment = await now();

      await removeFile(inBackup);
      await removeFile(inNone);
      const [ada] = (await childrenAt(running.origin)).filter(({ firstName }) => firstName === 'Ada') as unknown as {
        id: number;
      }[];
      expect((await director.delete(`/api/children/${ada?.id}`)).status).toBeLessThan(300);
      await enroll('Later');
      const [{ name } = { name: '' }] = await ask<{ name: string }>(
        running.started.reach.admin,
        'select pg_walfile_name(pg_switch_wal()) as name',
      );
      await until(async () => (await keptSegments(historyIn(dataDir))).includes(name), 60_000);
      await tend();
      expect(readdirSync(walIn(historyIn(dataDir)))).toContain(`${name}.gz`);
      await enroll('Last');

      const into = path.join(work, 'earlier');
      const restored = await restore('--at', moment, '--into', into);
      expect(restored.code, restored.text).toBe(0);
      // How far it is, in tenths of what is to be done.
      expect(restored.text).toMatch(
        /^copy of the database unpacked 0 %\n(.+unpacked .+\n)+log replayed to the moment 0 %\n(.+ replayed .+\n)*log replayed to the moment 100 %\nfiles brought /,
      );
      expect(restored.text).toContain('1 files that were removed since came from backups');
      expect(restored.text).toContain(`! files/1/${path.parse(inNone).name} is nowhere any more`);
      const there = await begin({ LARKHOUSE_DATA: into });
      try {
        expect(await written(there.started.reach.admin)).toEqual(rows);
        const names = (await childrenAt(there.origin)).map(({ firstName }) => firstName).sort();
        expect(names).toEqual(['Ada', 'Ben', 'Nora']);
        const photos = (await childrenAt(there.origin)).filter(({ firstName }) => firstName !== 'Ben');
        for (const { photoUrl } of photos)
          expect((await (await signedIn(there.origin)).open(photoUrl ?? '')).status).toBe(200);
      } finally {
        await end(there);
      }
      expect(await advice()).toMatchObject({ found: expect.stringContaining('every moment since'), advice: undefined });
    },
    PATIENCE,
  );

  test(
    'a moment outside of what is kept is refused with what can be restored, and nothing is touched (backups-16)',
    async () => {
      const [base] = await basesIn(historyIn(dataDir));
      for (const at of ['2026-03-02 14:05', '2099-01-01T00:00:00Z'])
        expect(await refused(at)).toMatch(
          new RegExp(`kept is every moment from .* in ${ZONE} \\(${base?.from.toISOString()}\\) to now`),
        );
      expect(await refused('yesterday')).toContain('is no moment');
      expect(await refused(moment, dataDir)).toContain(`A Larkhouse runs on ${dataDir}`);
      expect(untouched()).toBe(true);
    },
    PATIENCE,
  );

  test.runIf(inject('thorough'))(
    'a log or a copy that is damaged is refused, and nothing is touched (backups-16)',
    async () => {
      const history = historyIn(dataDir);
      const [base] = await basesIn(history);
      // Segments from before the copy may lie there, which it does not need.
      const damaged = [path.join(walIn(history), `${base?.start}.gz`), path.join(base?.folder ?? '', 'files.pack')];
      for (const file of damaged) {
        const whole = readFileSync(file);
        const bytes = Buffer.from(whole);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        writeFileSync(file, bytes);
        expect(await refused(moment)).toContain('The history is damaged');
        writeFileSync(file, whole);
      }
      // One that can be read and tells nothing: the log would end before the moment.
      const last = path.join(walIn(history), `${(await keptSegments(history)).at(-1)}.gz`);
      const whole = readFileSync(last);
      writeFileSync(last, gzipSync(Buffer.alloc(16 * 1024 * 1024)));
      expect(await refused(moment)).toContain('The history is damaged: the log cannot be read beyond');
      writeFileSync(last, whole);
      expect(untouched()).toBe(true);
    },
    PATIENCE,
  );

  test.runIf(inject('thorough'))(
    'stopped, it is put back to the moment after its last row, and what was there is kept (backups-16)',
    async () => {
      await end(running);
      const last = new Date().toISOString();
      const restored = await restore('--at', last, '--yes');
      expect(restored.code, restored.text).toBe(0);
      expect(restored.text).toContain('log replayed to its end 100 %\n');
      const aside = /kept in (\S+);/.exec(restored.text)?.[1] ?? '';
      onTestFinished(() => rmSync(aside, { recursive: true, force: true }));
      expect(existsSync(path.join(aside, 'secret'))).toBe(true);
      running = await begin(variables);
      const names = (await childrenAt(running.origin)).map(({ firstName }) => firstName).sort();
      expect(names).toEqual(['Ben', 'Last', 'Later', 'Nora']);

      // From there on its own history begins.
      await tend();
      const [base] = await basesIn(historyIn(dataDir));
      expect(base?.from.getTime()).toBeGreaterThan(Date.parse(last));
    },
    PATIENCE,
  );
});

describe('a database whose log is kept', () => {
  const lines: string[] = [];
  /** A database with its first copy, that ends with the test. */
  async function startKeeping() {
    const [dataDir, remove] = await sharedDataDir();
    onTestFinished(remove);
    const own = await openOwnDatabase(dataDir, () => undefined, { fsync: 'off' }, true);
    onTestFinished(() => own.stop());
    const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
    const config = { dataDir, historyDays: 7 };
    const history = openHistory(() => ({ config, clock: systemClock, log, reach: own.reach }));
    onTestFinished(() => history.close());
    await history.tend(ZONE);
    await ask(own.reach.admin, 'create table kept (n int)');
    const look = () => howHistoryIs(config);
    expect((await look()).since).not.toBe(null);
    const query = <Row extends pg.QueryResultRow>(sql: string) => ask<Row>(own.reach.admin, sql);
    /** Writes a row, and begins the next segment; answers the one that the row is in. */
    const fillSegment = async (n: number) => {
      await query(`insert into kept values (${n})`);
      return (await query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name'))[0]?.name ?? '';
    };
    return {
      folder: historyIn(dataDir),
      pgData: path.join(dataDir, 'database', 'pg'),
      history,
      look,
      query,
      fillSegment,
    };
  }

  test.runIf(inject('thorough'))(
    'that was killed goes on with it without a hole (backups-16)',
    async () => {
      const { folder, pgData, look, query, fillSegment } = await startKeeping();
      const { since } = await look();
      await fillSegment(1);
      kill(Number(readFileSync(path.join(pgData, 'postmaster.pid'), 'utf8').split('\n')[0]));
      await until(() => query('select 1').catch(() => undefined), 60_000);
      const last = await fillSegment(2);
      await until(async () => (await keptSegments(folder)).includes(last), 60_000);
      expect((await look()).since).toEqual(since);
    },
    PATIENCE,
  );

  test(
    'that took the place of another one, as a new major version does, begins anew (backups-18)',
    async () => {
      const { folder, history, look } = await startKeeping();
      const [base] = await basesIn(folder);
      const note = path.join(base?.folder ?? '', 'base.json');
      writeFileSync(note, readFileSync(note, 'utf8').replace(/"system":"\w+"/, '"system":"another"'));
      // Of the other one, and further than this one is.
      writeFileSync(path.join(walIn(folder), '0000000100000000000000F0.gz'), '');
      expect((await look()).since).toBe(null);
      await history.tend(ZONE);
      const bases = await basesIn(folder);
      expect([bases.length, bases[0]?.system]).toEqual([1, base?.system]);
      expect((await look()).since).toEqual(bases[0]?.from);
      expect(await keptSegments(folder)).not.toContain('0000000100000000000000F0');
    },
    PATIENCE,
  );

  test(
    'that cannot be kept stops nobody: it is given up, said, and the log is no longer than it was (backups-18)',
    async () => {
      const { folder, history, look, query, fillSegment } = await startKeeping();
      const wal = walIn(folder);
      // One that is just being written may have got its name since.
      for (const name of readdirSync(wal)) rmSync(path.join(wal, name), { force: true });
      chmodSync(wal, 0o500);
      for (let n = 1; n <= 18; n += 1) await fillSegment(n);
      expect((await look()).waiting).toBeGreaterThan(16);
      await history.tend(ZONE);
      await history.tend(ZONE);

      expect(await query('select count(*)::int as n from kept')).toEqual([{ n: 18 }]);
      expect([existsSync(wal), await basesIn(folder)]).toEqual([false, []]);
      const { since, trouble } = await look();
      expect([since, trouble?.why]).toEqual([null, expect.stringContaining('segments of the log could not be kept')]);
      expect(lines.filter((line) => line.includes('earlier moments cannot be kept'))).toHaveLength(1);
      // The server asks again with the next segment, and keeps nothing back any more.
      await fillSegment(19);
      await until(async () => (await look()).waiting === 0, 120_000);
    },
    PATIENCE,
  );
});
