import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PARENT_FIRST_READS, STAFF_FIRST_READS } from '#contract/kernel/first-reads-screens.ts';
import { Scope } from '#server/db/scope.ts';
import { db, type Query } from '#server/db/sql.ts';
import { camelCase } from '#server/db/wire.ts';
import type { Client } from '#testing/client.ts';
import { type DemoCenter, openDemoCenter } from '#testing/demo-center.ts';
import { serveTestScreens } from '#testing/pages.ts';
import { Planner } from '#testing/statements/plans.ts';
import type { Holding, Look } from './answer-cache.ts';

// What is said of each cached read is what it does.

let demo: DemoCenter;
let planner: Planner;
beforeAll(async () => {
  demo = await openDemoCenter('2026-03-04T15:00:00Z', { prepare: serveTestScreens });
  planner = await Planner.connect(demo.larkhouse.superuser);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await planner?.end();
  await demo?.stop();
});

interface Seen {
  readonly what: string;
  readonly declared: readonly string[];
  readonly read: ReadonlySet<string>;
  readonly wrote: boolean;
}

const COUNTS = sql<{ name: string; scans: number }>`
  select relname as name, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_xact_user_tables where schemaname = 'public'`;
const WROTE = sql<{ wrote: boolean }>`select pg_current_xact_id_if_assigned() is not null as wrote`;

/** Lets each read be made, and notes the tables that it read: by what PostgreSQL counts, and by its plans. */
function watch(seen: Seen[]): void {
  const texts: string[] = [];
  for (const way of ['all', 'maybe', 'one', 'count', 'later'] as const) {
    const real = Scope.prototype[way] as (query: Query<unknown>) => unknown;
    vi.spyOn(Scope.prototype, way).mockImplementation(function (this: Scope, query: Query<unknown>) {
      texts.push((query.compile(db) as CompiledQuery).sql);
      return real.call(this, query) as never;
    });
  }
  const counts = async (scope: Scope) =>
    new Map((await scope.all(COUNTS)).map(({ name, scans }) => [name, Number(scans)]));
  vi.spyOn(demo.larkhouse.server.answers, 'look').mockImplementation((scope, { actor }) => {
    const askFirst = () => scope.one(WROTE);
    if (scope.isBlind) return { answer: askFirst, value: askFirst } as unknown as Look;
    // One after the other, so that each is told from the next.
    let last: Promise<unknown> = Promise.resolve();
    const make = <T>(what: string, holding: Holding, made: () => Promise<T>): Promise<T> => {
      const after = last.then(() => watched(what, holding, made));
      last = after.catch(() => undefined);
      return after;
    };
    const watched = async <T>(what: string, { tables }: Holding, made: () => Promise<T>): Promise<T> => {
      const before = await counts(scope);
      texts.length = 0;
      const given = await made();
      const sent = [...texts];
      const after = await counts(scope);
      const planned: string[][] = [];
      for (const text of sent) planned.push(await planner.readBy(`larkhouse_${actor.kind as 'staff'}`, text));
      const counted = [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
      const read = new Set([...counted, ...planned.flat()].map(camelCase));
      seen.push({
        what: what.replace(/ (\[.*|\d{4}-.*|en)$/, ''),
        declared: tables,
        read,
        wrote: (await scope.one(WROTE)).wrote,
      });
      return given;
    };
    return { answer: make, value: make } as unknown as Look;
  });
}

const DAYS = 'from=2026-02-02&to=2026-03-04';
/** Cached beside the first reads. */
const FOR_BOTH = [
  ...['/api/gallery', '/api/gallery/summary', '/api/messages/recent', '/api/center/status'],
  ...['/api/messages/threads', '/api/messages/drafts'],
];
const FOR_STAFF = [
  ...['/', '/api/rooms/1/log', '/api/billing/overview', '/api/billing/accounts', `/api/calendar?${DAYS}`],
  ...[`/api/analytics/attendance?${DAYS}`, `/api/analytics/incidents?${DAYS}`],
];
const FOR_PARENTS = ['/parent-dashboard', '/parent-gallery', `/api/parent/calendar?${DAYS}`];

async function addressesOf(client: Client, path: string, screens: readonly string[]): Promise<string[]> {
  const asked = screens.map((screen) => client.get<{ reads: { address: string }[] }>(`${path}?screen=${screen}`));
  return [...new Set((await Promise.all(asked)).flatMap(({ body }) => body.reads.map(({ address }) => address)))];
}

test('each cached read reads the tables that it names, and writes nothing', async () => {
  const staff = await demo.signedIn('director');
  const parent = await demo.signedInParent('parent');
  const ofStaff = await addressesOf(staff, '/api/first-reads', STAFF_FIRST_READS);
  const ofParents = await addressesOf(parent, '/api/parent/first-reads', PARENT_FIRST_READS);
  const seen: Seen[] = [];
  watch(seen);
  for (const [client, addresses] of [
    [staff, [...ofStaff, ...FOR_BOTH, ...FOR_STAFF]],
    [parent, [...ofParents, ...FOR_BOTH, ...FOR_PARENTS]],
  ] as const) {
    const [thread] = (await client.get<{ id: number }[]>('/api/messages/threads')).body;
    for (const address of [...addresses, `/api/messages/threads/${thread?.id}`])
      expect([address, (await client.get(address)).status]).toEqual([address, 200]);
  }
  const unnamed = seen.flatMap(({ what, declared, read }) =>
    [...read].filter((table) => !declared.includes(table)).map((table) => `${what}: ${table}`),
  );
  expect([...new Set(unnamed)].sort(), 'Name the table where the read is bound: it holds until it is changed.').toEqual(
    [],
  );
  expect(seen.filter(({ wrote }) => wrote).map(({ what }) => what)).toEqual([]);
  const noted = await demo.rows<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_change'",
  );
  const names = new Set(noted.map(({ name }) => camelCase(name)));
  const unnoted = seen.flatMap(({ declared }) => declared).filter((table) => !names.has(table));
  expect([...new Set(unnoted)], 'Let its changes be noted: call note_changes.').toEqual([]);
});
