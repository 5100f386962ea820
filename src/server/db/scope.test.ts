import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Audience } from '#contract/kernel/access.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { fillDay } from '#testing/day.ts';
import { isRunning } from '#testing/embedded.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { type Family, makeCenter, type World } from '#testing/world.ts';
import { outsideCenters } from './open-scope.ts';
import type { RequestRole } from './roles.ts';
import type { Scope } from './scope.ts';

// Selects everything from every table as the roles that requests use, past all queries of the application.

let larkhouse: TestLarkhouse;
let here: World;
let there: World;
let family: Family;

beforeAll(async () => {
  larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') });
  here = await makeCenter(larkhouse, { name: 'Maple House', families: 3 });
  there = await makeCenter(larkhouse, { name: 'Oak House', families: 2 });
  for (const world of [here, there]) await fillDay(larkhouse, world);
  family = here.families[0] as Family;
});
afterAll(() => larkhouse.stop());

type Row = Record<string, unknown>;
interface Everything {
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly refused: readonly string[];
}

/** All rows of all columns the role may select, by table, in a transaction after `enter`. */
async function everythingSeenBy(
  role: RequestRole,
  enter: (client: pg.Client) => Promise<unknown>,
): Promise<Everything> {
  const client = new pg.Client(larkhouse.database.reach.as(role));
  await client.connect();
  try {
    await client.query('begin');
    await enter(client);
    const { rows: all } = await client.query<{ table: string; columns: string | null }>(`
      select c.relname as table, string_agg(quote_ident(a.attname), ', ')
        filter (where has_column_privilege(c.oid, a.attnum, 'select')) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%' group by 1`);
    const tables = new Map<string, Row[]>();
    for (const { table, columns } of all) {
      if (columns) tables.set(table, (await client.query<Row>(`select ${columns} from ${table}`)).rows);
    }
    return { tables, refused: all.filter(({ columns }) => !columns).map(({ table }) => table) };
  } finally {
    await client.end();
  }
}

const inSession = (audience: Audience, accountId: number) => async (client: pg.Client) => {
  const account = { centerId: here.centerId, accountId };
  const { token } = await startSession(larkhouse.server, audience, account, false, { address: '', userAgent: null });
  await client.query('select open_scope($1, $2, null)', [hashToken(token), larkhouse.clock.now()]);
};
const inCenter = (client: pg.Client) => client.query("select open_center($1, 'system', null)", [here.centerId]);

const foreignCenters = ({ tables }: Everything) =>
  [...tables].filter(([, rows]) => rows.some(({ center_id }) => Number(center_id) !== here.centerId)).map(([t]) => t);
const sizes = ({ tables }: Everything) => [...tables.values()].reduce((sum, rows) => sum + rows.length, 0);

describe('staff and jobs', () => {
  test.each<[RequestRole, () => (client: pg.Client) => Promise<unknown>]>([
    ['larkhouse_staff', () => inSession('staff', here.staff.Director)],
    ['larkhouse_jobs', () => inCenter],
  ])('%s sees rows of its center alone', async (role, enter) => {
    const seen = await everythingSeenBy(role, enter());
    expect(foreignCenters(seen)).toEqual([]);
    expect(JSON.stringify([...seen.tables])).not.toContain('oak-house');
    for (const table of ['child', 'guardian', 'attendance', 'incident', 'message', 'audit', 'audit_detail']) {
      expect(seen.tables.get(table)?.length, table).toBeGreaterThan(0);
    }
    expect(seen.refused).toContain('login_throttle');
  });

  test('staff can neither move a row into another center nor make one there', async () => {
    const client = new pg.Client(larkhouse.database.reach.as('larkhouse_staff'));
    await client.connect();
    const attempt = async (statement: string) => {
      await client.query('begin');
      await inSession('staff', here.staff.Director)(client);
      await expect(client.query(statement, [there.centerId]), statement).rejects.toThrow('row-level security policy');
      await client.query('rollback');
    };
    await attempt('update room set center_id = $1');
    await attempt("insert into room (center_id, name) values ($1, 'Ours')");
    await client.end();
  });
});

describe('parents', () => {
  // What a whole center shares; kept answers are encrypted and found by a hash that holds the actor's own key.
  const SHARED = [
    'center',
    'opening_hours',
    'closure',
    'room',
    'event',
    'event_room',
    'event_exception',
    'staff',
    'idempotency',
    'billing_plan',
    'camera',
    'room_privacy',
    'milestone_category',
    'milestone_template',
  ];

  test('see their own children and their own account, and nothing of another family', async () => {
    const seen = await everythingSeenBy('larkhouse_parent', inSession('parent', family.guardianId));
    expect(foreignCenters(seen)).toEqual([]);
    const whole = JSON.stringify([...seen.tables]);
    expect(whole).toContain(family.marker);
    for (const other of [...here.families.slice(1), ...there.families]) expect(whole).not.toContain(other.marker);

    const children = new Set<unknown>();
    for (const [table, rows] of seen.tables) {
      if (SHARED.includes(table)) continue;
      for (const row of rows) {
        children.add(table === 'child' ? row.id : row.child_id);
        if ('guardian_id' in row && row.guardian_id !== null)
          expect(Number(row.guardian_id), table).toBe(family.guardianId);
      }
    }
    expect([...children].filter(Boolean).map(Number)).toEqual([family.childId]);
    expect(seen.tables.get('guardian')).toHaveLength(1);
    for (const table of [
      'attendance',
      'daily_report',
      'incident',
      'incident_receipt',
      'activity',
      'notice',
      'message',
    ]) {
      expect(seen.tables.get(table)?.length, table).toBeGreaterThan(0);
    }
  });

  test('every table of theirs is about a child, an account or the whole center', async () => {
    const seen = await everythingSeenBy('larkhouse_parent', inSession('parent', family.guardianId));
    const known = [
      'child',
      // From when to when; why it left is the center's.
      'child_enrollment',
      'child_schedule',
      // By the schedule that they are of.
      'schedule_slot',
      // Who beside the guardians comes for a child.
      'pickup_child',
      'pickup_person',
      // What they are asked to sign, in the version that was sent to them.
      'form_request',
      'form_signer',
      'form_version',
      // What they gave to it, and what all signed.
      'form_file',
      // Without the other household's homes and people to call; custody where it is theirs or for all.
      'child_contact',
      'child_custody',
      // Without what is the other household's own.
      'child_document',
      'child_file',
      'child_file_change',
      'booking',
      // What the center takes.
      'booking_rule',
      'guardian',
      'guardian_consent',
      'guardian_preference',
      'guardianship',
      'consent',
      'attendance',
      'daily_report',
      'incident',
      'activity',
      'medication',
      'immunization',
      'immunization_exemption',
      'incident_receipt',
      'notice',
      'notification',
      'gallery_photo',
      'photo_child',
      'photo_presence',
      'tax_document',
      'child_archive',
      // As the center's own list had it; the archive leaves contact details out (archives-4).
      'import_aside',
      'camera_view',
      'event_answer',
      'calendar_feed',
      'child_milestone',
      'child_milestone_photo',
      'milestone_receipt',
      'milestone_badge',
      'milestone_progress',
    ];
    // By the account of the guardian: what their bookings, invoices and lines are looked up by.
    const money = ['billing_account', 'account_sum', 'ledger_transaction', 'invoice', 'invoice_line'];
    const letters = [
      'message',
      'message_thread',
      'message_recipient',
      'message_text',
      'message_draft',
      'message_attachment',
      'thread_member',
      'upload',
    ];
    expect(
      [...seen.tables.keys()].filter(
        (table) => ![...known, ...money, ...letters, ...SHARED, 'session'].includes(table),
      ),
      'A new table parents can read: say here how its rows belong to them, and look at each column it grants.',
    ).toEqual([]);
  });

  test('see neither custody notes, nor anything of staff but who they are, nor the audit log', async () => {
    const seen = await everythingSeenBy('larkhouse_parent', inSession('parent', family.guardianId));
    expect(JSON.stringify([...seen.tables])).not.toContain('Custody');
    expect(Object.keys(seen.tables.get('staff')?.[0] ?? {}).sort()).toEqual(
      ['center_id', 'first_name', 'id', 'last_name', 'removed_at', 'role_id'].sort(),
    );
    expect(seen.refused).toEqual(
      expect.arrayContaining(['audit', 'audit_detail', 'audit_seal', 'outbox', 'role_capability']),
    );
  });

  test('see nothing of a child any more once they are no longer its guardian', async () => {
    const { guardianId } = here.families[2] as Family;
    const client = new pg.Client(larkhouse.superuser);
    await client.connect();
    await client.query('update guardianship set ended_at = $1 where guardian_id = $2', [
      larkhouse.clock.now(),
      guardianId,
    ]);
    await client.end();
    const seen = await everythingSeenBy('larkhouse_parent', inSession('parent', guardianId));
    for (const table of ['child', 'attendance', 'daily_report', 'incident', 'activity', 'consent', 'notice']) {
      expect(seen.tables.get(table), table).toEqual([]);
    }
  });

  test('read and renew only the kept answers of their own', async () => {
    const client = new pg.Client(larkhouse.database.reach.as('larkhouse_parent'));
    await client.connect();
    const [own, other] = here.families;
    const asParent = async (guardianId: number | undefined, statement: string) => {
      await client.query('begin');
      await inSession('parent', guardianId ?? 0)(client);
      const outcome = await client.query(statement).catch((error: Error) => error.message);
      await client.query('commit');
      return typeof outcome === 'string' ? outcome : outcome.rowCount;
    };
    const keep = (
      more = '',
    ) => `insert into idempotency (key_hash, request_hash, status, answer, created_at${more && ', actor'})
      values (sha256(own_key('key')), 'x', 200, 'x', now()${more})`;
    expect(await asParent(own?.guardianId, keep())).toBe(1);
    expect(await asParent(own?.guardianId, `select from idempotency where answer = 'x'`)).toBe(1);
    expect(await asParent(other?.guardianId, `select from idempotency where answer = 'x'`)).toBe(0);
    expect(await asParent(other?.guardianId, `update idempotency set status = 500`)).toBe(0);
    expect(await asParent(other?.guardianId, keep(`, 'parent ${own?.guardianId}'`))).toMatch('row-level security');
    await client.end();
  });

  test('change nothing of another family, and forge no record', async () => {
    const client = new pg.Client(larkhouse.database.reach.as('larkhouse_parent'));
    await client.connect();
    const attempt = async (statement: string) => {
      await client.query('begin');
      await inSession('parent', family.guardianId)(client);
      const outcome = await client.query(statement).then(
        ({ rowCount }) => rowCount,
        (error: Error) => error.message,
      );
      await client.query('rollback');
      return outcome;
    };
    expect(await attempt('select parent_phone from child')).toMatch('permission denied');
    expect(await attempt(`update child set allergies = '' returning id`)).toMatch('permission denied');
    expect(await attempt('delete from incident')).toMatch('permission denied');
    expect(await attempt(`insert into guardianship (child_id, guardian_id, started_at) select 1, 1, now()`)).toMatch(
      'permission denied',
    );
    expect(await attempt('update guardianship set may_pick_up = true')).toMatch('permission denied');
    expect(await attempt('update guardianship set contacts_shared_at = now()')).toBe(1);
    expect(await attempt('select from contact_decision')).toMatch('permission denied');
    expect(await attempt('select audience_children from gallery_photo')).toMatch('permission denied');
    expect(await attempt('select audience_rooms from gallery_photo')).toMatch('permission denied');
    expect(await attempt('update session set guardian_id = 1')).toMatch('permission denied');
    expect(await attempt('update session set expires_at = expires_at + interval $$1 day$$')).toMatch(
      'permission denied',
    );
    const others = here.families[1]?.guardianId;
    expect(await attempt(`update session set revoked_at = now() where guardian_id = ${others}`)).toBe(0);
    expect(
      await attempt(
        `update message_recipient set read_at = now() where guardian_id <> ${family.guardianId} or guardian_id is null`,
      ),
    ).toBe(0);
    const other = here.families[1] as Family;
    const tell = (childId: number, guardianId: number) =>
      attempt(`insert into notice (child_id, kind, from_date, to_date, text, reported_by, reported_at)
        values (${childId}, 'note', '2026-03-02', '2026-03-02', 'x', ${guardianId}, now())`);
    expect(await tell(family.childId, family.guardianId)).toBe(1);
    expect(await tell(other.childId, family.guardianId)).toMatch('row-level security policy');
    expect(await tell(family.childId, other.guardianId)).toMatch('row-level security policy');
    expect(await attempt('update notice set text = $$x$$')).toMatch('permission denied');
    expect(await attempt(`update notice set withdrawn_at = now(), withdrawn_on = '2026-03-02'`)).toBe(2);
    expect(await attempt('delete from notice')).toMatch('permission denied');
    const answered = (guardianId: number, events = 'select id from event limit 1') =>
      attempt(`insert into event_answer (event_id, date, guardian_id, answer, people, answered_at)
        select e, '2026-03-12', ${guardianId}, 'yes', 1, now() from (${events}) as t (e)`);
    expect(await answered(family.guardianId)).toBe(1);
    expect(await answered(other.guardianId)).toMatch('row-level security policy');
    const unseen = 'select i from generate_series(1, 9) i where i not in (select id from event)';
    expect(await answered(family.guardianId, unseen)).toMatch('row-level security policy');
    expect(await attempt('update event_answer set guardian_id = 1')).toMatch('permission denied');
    expect(await attempt('select from event_counts(array(select id from event), $$2000-01-01$$, $$2100-01-01$$)')).toBe(
      0,
    );
    expect(await attempt(`select from (${unseen}) u (id) where canceled_event_title(u.id) is not null`)).toBe(0);
    const feed = (guardianId: number) =>
      attempt(`insert into calendar_feed (token_hash, guardian_id, created_at) values ('x', ${guardianId}, now())`);
    expect(await feed(family.guardianId)).toBe(1);
    expect(await feed(other.guardianId)).toMatch('row-level security policy');
    expect(await attempt('select token_hash from calendar_feed')).toMatch('permission denied');
    expect(await attempt('update calendar_feed set read_at = now()')).toMatch('permission denied');
    expect(await attempt('update incident set description = $$x$$')).toMatch('permission denied');
    const foreign = `select id from incident`;
    expect(await attempt(`update incident set parent_notified_at = null, parent_notified_by_guardian = null`)).toBe(0);
    expect(
      await attempt(`insert into incident_receipt (incident_id, guardian_id, seen_at)
      select i, ${family.guardianId}, now() from generate_series(1, 9) i where i not in (${foreign})`),
    ).toMatch('row-level security policy');
    expect(await attempt(`update incident_receipt set signature = 'x'`)).toBe(0);
    expect(await attempt(`select where guardian_name(${other.guardianId}) is not null`)).toBe(0);
    expect(await attempt(`select where guardian_name(${family.guardianId}) is not null`)).toBe(1);
    expect(await attempt(`select open_center(${there.centerId}, 'system', null)`)).toMatch('permission denied');
    expect(await attempt(`select * from login_candidates('staff', 'director@maple-house.test')`)).toMatch(
      'permission denied',
    );
    await client.end();
  });
});

test('without a scope no role sees a row', async () => {
  for (const role of ['larkhouse_staff', 'larkhouse_parent', 'larkhouse_jobs'] as const) {
    const seen = await everythingSeenBy(role, async () => undefined);
    expect(seen.tables.size, role).toBeGreaterThan(10);
    expect(sizes(seen), role).toBe(0);
  }
});

test('a scope ends with its transaction', async () => {
  const client = new pg.Client(larkhouse.database.reach.as('larkhouse_staff'));
  await client.connect();
  await client.query('begin');
  await inSession('staff', here.staff.Director)(client);
  expect((await client.query('select from child')).rowCount).toBe(3);
  await client.query('commit');
  expect((await client.query('select from child')).rowCount).toBe(0);
  await client.end();
});

test('nothing is sent in a scope that is over: its connection may be somebody else’s', async () => {
  const kept: Scope[] = [];
  await outsideCenters(larkhouse.server, async (scope) => kept.push(scope, scope.as({ kind: 'system' })));
  const failing = outsideCenters(larkhouse.server, async (scope) => {
    kept.push(scope);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(kept).toHaveLength(3);
  for (const scope of kept) await expect(scope.all(sql`select 1`)).rejects.toThrow('is over');
});

test('who was held up until the database ended the transaction is told to come again', async () => {
  const heldUp = outsideCenters(larkhouse.server, async (scope) => {
    const { pid } = await scope.one(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    await scope.all(sql`set local idle_in_transaction_session_timeout = 10`);
    // As on a machine where this process has no turn: it hears of the end only after it has asked something.
    while (isRunning(pid));
    await scope.all(sql`select 1`);
  });
  await expect(heldUp).rejects.toMatchObject({ status: 503 });
});

test("a parent's connection opens no staff session, nor the other way round", async () => {
  const crossed = (role: RequestRole, audience: Audience, accountId: number) =>
    everythingSeenBy(role, inSession(audience, accountId));
  await expect(crossed('larkhouse_parent', 'staff', here.staff.Director)).rejects.toMatchObject({ code: 'LH401' });
  await expect(crossed('larkhouse_staff', 'parent', family.guardianId)).rejects.toMatchObject({ code: 'LH401' });
});
