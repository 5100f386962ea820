import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MONDAY } from '#testing/attendance.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { audit } from './audit.ts';
import { headsFile, headsIn } from './heads.ts';
import { sealAudit } from './seal.ts';
import { SEALED_TABLES } from './sealed-tables.ts';
import { type Fault, verifyRecords } from './verify.ts';

/** How many rows are tampered with in all. */
const TAMPERED = inject('thorough') ? 10_000 : 300;
const AT_ONCE = 500;
/** How long a seal may wait, in milliseconds: for a transaction of another file, which in the slow suite may be an import of minutes. */
const SEAL_WAITS = inject('thorough') ? 900_000 : 30_000;

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const heads = async () => headsIn(await readFile(headsFile(scene.larkhouse.server.config), 'utf8'));
const verify = async () =>
  verifyRecords(scene.larkhouse.server, { centerId: scene.world.centerId, heads: await heads() });
const textOf = ({ kind, fault, id, entity, entityIds }: Fault) =>
  [kind, fault, id ?? `${entity} ${entityIds.join()}`].join(' ');
const faults = async () => (await verify()).faults.map(textOf).toSorted();

/** Until nothing is left: other databases' transactions on the same server can make a seal wait. */
const sealAll = () =>
  until(async () => {
    await sealAudit({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    const [left] = await scene.rows<{ n: number }>(`
      select (select count(*) from audit) + (select count(*) from audit_row) - coalesce(sum(rows), 0) as n from audit_seal`);
    return left?.n === 0;
  }, SEAL_WAITS);

/** As somebody with the keys to the whole database: no trigger and no rule holds them. */
const tamper = async (statement: string, ...values: unknown[]) => {
  await scene.rows('set session_replication_role = replica');
  try {
    return await scene.rows<{ id: number }>(statement, ...values);
  } finally {
    await scene.rows('set session_replication_role = default');
  }
};

interface Written {
  readonly entry: number;
  readonly report: number;
  readonly version: number;
}

/** Daily reports, each with its entry in the log, sealed. */
async function write(count: number): Promise<Written[]> {
  const { rows, world } = scene;
  const [before] = await rows<{ id: number }>('select coalesce(max(id), 0) as id from audit');
  for (let done = 0; done < count; done += AT_ONCE) {
    await scene.inCenter(async (scope) => {
      const made = await scope.all(sql<{ id: number }>`
        insert into daily_report (child_id, date, meals, staff_id, created_at)
        select ${world.families[0]?.childId}, ${MONDAY}, 'Lunch ' || n, ${world.staff.Nurse}, ${scope.now}
        from generate_series(1, ${Math.min(AT_ONCE, count - done)}) as n returning id`);
      for (const { id } of made)
        audit(scope, {
          action: 'write daily report',
          entity: 'daily_report',
          ids: [id],
          after: { meals: `Lunch ${id}` },
        });
    });
  }
  await sealAll();
  return rows<Written>(
    `select a.id as entry, v.entity_ids[1] as report, v.id as version from audit a join audit_row v
     on v.entity = 'daily_report' and v.entity_ids = a.entity_ids
     where a.entity = 'daily_report' and a.id > $1 order by a.id`,
    before?.id,
  );
}

test('what nobody touched is as it was written', async () => {
  const director = await scene.as('Director');
  const childId = scene.world.families[0]?.childId;
  const staffId = scene.world.staff.Nurse;
  const report = { childId, date: MONDAY, staffId, meals: 'All' };
  expect((await director.post('/api/daily-reports', report)).status).toBe(201);
  const incident = { childId, date: MONDAY, staffId, time: '07:15', description: 'Fell', actionTaken: 'Ice' };
  expect((await director.post('/api/incidents', incident)).status).toBe(201);
  await sealAll();
  const found = await verify();
  expect(found.faults).toEqual([]);
  expect(found.sealed).toBeGreaterThan(10);
  expect(found.seals).toBeGreaterThan(0);
});

test('the tables of the records are those that keep versions, and nothing in them is left out but the count of edits', async () => {
  const kept = await scene.rows<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'keep_version'::regproc order by 1`,
  );
  expect(kept.map(({ name }) => name)).toEqual(SEALED_TABLES.map(({ name }) => name));
});

interface Way {
  readonly name: string;
  /** Tampers with these, and says what must be named. */
  run(written: readonly Written[]): Promise<readonly string[]>;
}

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, i) => (i % 2 === 0 && all[i + 1] ? [[one, all[i + 1] as T] as const] : []));
const entries = (written: readonly Written[]) => written.map(({ entry }) => entry);

/** One statement for all of them; each is named so. */
const way = (name: string, of: keyof Written, statement: string, says: (one: Written) => readonly string[]): Way => ({
  name,
  run: async (written) => {
    await tamper(
      statement,
      written.map((one) => one[of]),
    );
    return written.flatMap(says);
  },
});
const editEntry = (column: string, value: string) =>
  way(
    `an entry's ${column} edited`,
    'entry',
    `update audit set ${column} = ${value} where id = any ($1)`,
    ({ entry }) => [`entry edited ${entry}`],
  );
const editDetails = (column: string, value: string) =>
  way(
    `details' ${column} edited`,
    'entry',
    `update audit_detail set ${column} = ${value} where audit_id = any ($1)`,
    ({ entry }) => [`details edited ${entry}`],
  );
const editRow = (column: string, value: string) =>
  way(
    `a record's ${column} edited`,
    'report',
    `update daily_report set ${column} = ${value} where id = any ($1)`,
    ({ report }) => [`row edited daily_report ${report}`],
  );

const WAYS: readonly Way[] = [
  editEntry('at', `at - interval '1 minute'`),
  editEntry('actor_kind', `'parent'`),
  editEntry('actor_id', 'coalesce(actor_id, 0) + 1'),
  editEntry('action', `'something else'`),
  editEntry('entity', `'incident'`),
  editEntry('entity_ids', 'entity_ids || 1::bigint'),
  editEntry('child_ids', 'child_ids || 1::bigint'),
  way(
    'an entry deleted',
    'entry',
    'with d as (delete from audit_detail where audit_id = any ($1)) delete from audit where id = any ($1)',
    ({ entry }) => [`entry deleted ${entry}`],
  ),
  {
    name: 'two entries swapped',
    run: async (written) => {
      const both = pairs(written);
      for (const [a, b] of both)
        await tamper(
          `update audit x set at = y.at, action = y.action, entity_ids = y.entity_ids, content = y.content
           from audit y where (x.id, y.id) in (($1::bigint, $2::bigint), ($2::bigint, $1::bigint))`,
          a.entry,
          b.entry,
        );
      return both.flat().flatMap(({ entry }) => [`entry swapped ${entry}`, `details swapped ${entry}`]);
    },
  },
  {
    name: 'an entry inserted',
    run: async (written) => {
      const made = await tamper(
        `insert into audit (center_id, at, actor_kind, action, entity, entity_ids, tx)
         select center_id, at, 'system', 'made up', entity, entity_ids, tx from audit where id = any ($1) returning id`,
        entries(written),
      );
      return made.map(({ id }) => `entry inserted ${id}`);
    },
  },
  editDetails('before', `'{"meals": "None"}'`),
  editDetails('after', `jsonb_set(after, '{meals}', '"None"')`),
  editDetails('salt', `sha256(salt)`),
  way('details deleted', 'entry', 'delete from audit_detail where audit_id = any ($1)', ({ entry }) => [
    `details deleted ${entry}`,
  ]),
  {
    name: 'two details swapped',
    run: async (written) => {
      const both = pairs(written);
      for (const [a, b] of both)
        await tamper(
          `update audit_detail x set before = y.before, after = y.after, salt = y.salt
           from audit_detail y where (x.audit_id, y.audit_id) in (($1::bigint, $2::bigint), ($2::bigint, $1::bigint))`,
          a.entry,
          b.entry,
        );
      return both.flat().map(({ entry }) => `details swapped ${entry}`);
    },
  },
  way(
    'a version edited',
    'version',
    `update audit_row set content = sha256(content) where id = any ($1)`,
    ({ version, report }) => [`version edited ${version}`, `row edited daily_report ${report}`],
  ),
  way('a version deleted', 'version', 'delete from audit_row where id = any ($1)', ({ version, report }) => [
    `version deleted ${version}`,
    `row inserted daily_report ${report}`,
  ]),
  {
    name: 'two versions swapped',
    run: async (written) => {
      const both = pairs(written);
      for (const [a, b] of both)
        await tamper(
          `update audit_row x set entity_ids = y.entity_ids, content = y.content, salt = y.salt
           from audit_row y where (x.id, y.id) in (($1::bigint, $2::bigint), ($2::bigint, $1::bigint))`,
          a.version,
          b.version,
        );
      return both.flat().map(({ version }) => `version swapped ${version}`);
    },
  },
  {
    name: 'a version inserted',
    run: async (written) => {
      const made = await tamper(
        `insert into audit_row (center_id, entity, entity_ids, salt, content, tx)
         select center_id, entity, entity_ids, salt, content, tx from audit_row where id = any ($1) returning id`,
        written.map(({ version }) => version),
      );
      return made.map(({ id }) => `version inserted ${id}`);
    },
  },
  editRow('meals', `meals || '!'`),
  editRow('date', 'date - 1'),
  editRow('created_at', `created_at - interval '1 microsecond'`),
  way('a record deleted', 'report', 'delete from daily_report where id = any ($1)', ({ report }) => [
    `row deleted daily_report ${report}`,
  ]),
  {
    name: 'two records swapped',
    run: async (written) => {
      const both = pairs(written);
      for (const [a, b] of both)
        await tamper(
          `update daily_report x set meals = y.meals from daily_report y
           where (x.id, y.id) in (($1::bigint, $2::bigint), ($2::bigint, $1::bigint))`,
          a.report,
          b.report,
        );
      return both.flat().map(({ report }) => `row edited daily_report ${report}`);
    },
  },
  {
    name: 'a record inserted',
    run: async (written) => {
      const made = await tamper(
        `insert into daily_report (center_id, child_id, date, meals, staff_id, created_at)
         select center_id, child_id, date, 'Made up', staff_id, created_at from daily_report where id = any ($1) returning id`,
        written.map(({ report }) => report),
      );
      return made.map(({ id }) => `row inserted daily_report ${id}`);
    },
  },
];

test(`each of ${TAMPERED} rows that were tampered with is named, and no other`, async () => {
  const each = Math.ceil(TAMPERED / WAYS.length / 2) * 2;
  const written = await write(each * WAYS.length * 2);
  expect(await faults()).toEqual([]);
  const expected: string[] = [];
  for (const [i, { run }] of WAYS.entries()) {
    // Every other one is left alone.
    const share = written.slice(i * each * 2, (i + 1) * each * 2).filter((_, n) => n % 2 === 0);
    expected.push(...(await run(share)));
  }
  expect(expected.length).toBeGreaterThanOrEqual(TAMPERED);
  expect(await faults()).toEqual(expected.toSorted());
});

describe('in a center that nobody tampered with', () => {
  let fresh: Scene;
  beforeAll(async () => {
    fresh = scene;
    scene = await startScene();
  });
  afterAll(async () => {
    await scene.stop();
    scene = fresh;
  });

  test('what is erased by law existed, and was erased: its salts are gone, and nothing is amiss', async () => {
    const written = await write(3);
    const before = await verify();
    await scene.inCenter(async (scope) => {
      const ids = written.map(({ report }) => report);
      await scope.count(sql`delete from daily_report where id = any (${ids}::bigint[])`);
      await scope.count(sql`delete from audit_detail where audit_id = any (${entries(written)}::bigint[])`);
      audit(scope, { action: 'remove records past their retention', entity: 'daily_report', ids });
    });
    await sealAll();
    const after = await verify();
    expect(after.faults).toEqual([]);
    expect(after.erased.rows - before.erased.rows).toBe(3);
    expect(after.erased.details - before.erased.details).toBe(3);
    const kept = await scene.rows<{ salt: Buffer | null }>(
      `select salt from audit_row where entity = 'daily_report' and entity_ids[1] = any ($1)`,
      written.map(({ report }) => report),
    );
    expect(kept).toEqual(Array.from({ length: 6 }, () => ({ salt: null })));
    expect(
      await scene.rows('select from audit where id = any ($1) and content is not null', entries(written)),
    ).toHaveLength(3);
  });

  test('an erased record that is put back is named', async () => {
    const [one] = await write(1);
    const [row] = await scene.rows<{ said: string }>(
      'select to_jsonb(d)::text as said from daily_report d where id = $1',
      one?.report,
    );
    await scene.inCenter(async (scope) => {
      await scope.count(sql`delete from daily_report where id = ${one?.report}`);
      audit(scope, { action: 'remove records past their retention', entity: 'daily_report', ids: [] });
    });
    await sealAll();
    await tamper(
      'insert into daily_report overriding system value select * from jsonb_populate_record(null::daily_report, $1)',
      row?.said,
    );
    expect(await faults()).toEqual([`row inserted daily_report ${one?.report}`]);
    await tamper('delete from daily_report where id = $1', one?.report);
  });

  test('the end of the chain cannot be cut off, nor a link in its middle', async () => {
    await write(1);
    await write(1);
    const ids = (await scene.rows<{ id: number }>('select id from audit_seal order by id desc limit 2')).map(
      ({ id }) => id,
    );
    const [last, middle] = ids;
    await tamper(`create table cut as select * from audit_seal where id = any ($1)`, ids);
    await tamper('delete from audit_seal where id = $1', last);
    expect(await faults()).toEqual([`seal cut ${last}`]);
    await tamper('insert into audit_seal overriding system value select * from cut where id = $1', last);
    await tamper('delete from audit_seal where id = $1', middle);
    const found = await faults();
    expect(found).toContain(`seal cut ${middle}`);
    expect(found).toContain(`seal edited ${last}`);
    await tamper('insert into audit_seal overriding system value select * from cut where id = $1', middle);
    expect(await faults()).toEqual([]);
  });

  test('who writes the chain anew, hashes and all, is found by the heads that left the database', async () => {
    const [one] = await write(1);
    await tamper(`update audit set action = 'other' where id = $1`, one?.entry);
    const [seal] = await scene.rows<{ id: number }>('select id from audit_seal where $1 = any (audit_ids)', one?.entry);
    await tamper(
      `update audit_seal s set audit_hashes = (select array_agg(audit_hash(a) order by n)
         from unnest(s.audit_ids) with ordinality as e (id, n) join audit a on a.id = e.id) where s.id = $1`,
      seal?.id,
    );
    expect(await faults()).toEqual([`seal edited ${seal?.id}`]);
    await tamper('update audit_seal s set root = seal_root(s) where id = $1', seal?.id);
    expect(await faults()).toEqual([`seal edited ${seal?.id}`]);
    const unaided = await verifyRecords(scene.larkhouse.server, { centerId: scene.world.centerId, heads: [] });
    expect(unaided.faults).toEqual([]);
  });

  test('behind a head that is believed, only what came later is looked at', async () => {
    const seals = await scene.rows<{ id: number; root: Buffer }>('select id, root from audit_seal order by id');
    const { id, root } = firstOf(seals.toReversed());
    const [one] = await write(1);
    const ask = { centerId: scene.world.centerId, heads: [] };
    const head = { centerId: scene.world.centerId, id, root };
    await tamper(`update audit set action = 'changed' where id < $1 and entity = 'staff'`, one?.entry);
    expect((await verifyRecords(scene.larkhouse.server, ask)).faults.length).toBeGreaterThan(0);
    const later = await verifyRecords(scene.larkhouse.server, { ...ask, after: head });
    expect([later.faults, later.sealed]).toEqual([[], 2]);
    const other = await verifyRecords(scene.larkhouse.server, { ...ask, after: { ...head, root: Buffer.alloc(32) } });
    expect(other.faults.map(textOf)).toEqual([`seal edited ${id}`]);
    const gone = await verifyRecords(scene.larkhouse.server, { ...ask, after: { ...head, id: id + 1000 } });
    expect(gone.faults.map(textOf)).toContain(`seal cut ${id + 1000}`);
  });
});

test('a record that is changed past the application is named, though its triggers ran', async () => {
  const before = await faults();
  const [one, two] = await write(2);
  await scene.rows(`update daily_report set meals = 'None' where id = $1`, one?.report);
  await scene.rows('delete from daily_report where id = $1', two?.report);
  await scene.rows('delete from audit_detail where audit_id = $1', two?.entry);
  await sealAll();
  const made = await scene.rows<{ id: number }>(
    'select id from audit_row where tx not in (select tx from audit) and id >= $1 order by id',
    one?.version,
  );
  expect(made).toHaveLength(3);
  expect(await faults()).toEqual([...before, ...made.map(({ id }) => `version unexplained ${id}`)].toSorted());
});

test('a line of the file that was cut off by a crash is passed over', () => {
  const root = 'ab'.repeat(32);
  const text = `2026-03-02T12:30:00.000Z center 1 seal 7 ${root}\n2026-03-02T12:31:00.000Z center 1 se`;
  expect(headsIn(text)).toEqual([{ centerId: 1, id: 7, root: Buffer.from(root, 'hex') }]);
});
