import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PARENT_FIRST_READS, STAFF_FIRST_READS } from '#contract/kernel/first-reads-screens.ts';
import type { Scope } from '#server/db/scope.ts';
import { TablesRead } from '#server/db/tables-read.ts';
import type { Client } from '#testing/client.ts';
import { fillDay } from '#testing/day.ts';
import { serveTestScreens } from '#testing/pages.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import type { Holding, Look } from './answer-cache.ts';

// An answer is cached until something is changed that it read.

let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ prepare: serveTestScreens });
  await fillDay(scene.larkhouse, scene.world);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await scene?.stop();
});

interface Seen {
  readonly what: string;
  /** By what PostgreSQL counted of its transaction. */
  readonly read: readonly string[];
  /** By the words of what was asked; null: it is not kept. */
  readonly found: readonly string[] | null;
  readonly wrote: boolean;
}

const COUNTS = sql<{ name: string; scans: number }>`
  select relname as name, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_xact_user_tables where schemaname = 'public'`;
const WROTE = sql<{ wrote: boolean }>`select pg_current_xact_id_if_assigned() is not null as wrote`;

/** Lets each read be made, one after the other, and notes what it read. */
function watch(seen: Seen[], tables: TablesRead): void {
  const counts = async (scope: Scope) =>
    new Map((await scope.all(COUNTS)).map(({ name, scans }) => [name, Number(scans)]));
  vi.spyOn(scene.larkhouse.server.answers, 'look').mockImplementation((scope) => {
    let last: Promise<unknown> = Promise.resolve();
    const make = <T>(what: string, _holding: Holding, made: (scope: Scope) => Promise<T>): Promise<T> => {
      const after = last.then(() => watched(what, made));
      last = after.catch(() => undefined);
      return after;
    };
    const watched = async <T>(what: string, made: (scope: Scope) => Promise<T>): Promise<T> => {
      const before = await counts(scope);
      const asked = new Set<string>();
      const given = await made(scope.noting(asked));
      const read = [...(await counts(scope))].filter(([name, scans]) => scans > (before.get(name) ?? 0));
      const { wrote } = await scope.one(WROTE);
      seen.push({ what, read: read.map(([name]) => name), found: tables.tablesOf(asked), wrote });
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

test('of each cached read it is known what it reads, and it writes nothing', async () => {
  const staff = scene.director;
  const parent = await scene.parentOf(scene.world.families[0] as Family);
  const ofStaff = await addressesOf(staff, '/api/first-reads', STAFF_FIRST_READS);
  const ofParents = await addressesOf(parent, '/api/parent/first-reads', PARENT_FIRST_READS);
  const seen: Seen[] = [];
  watch(seen, await TablesRead.of(scene.larkhouse.server));
  for (const [client, addresses] of [
    [staff, [...ofStaff, ...FOR_BOTH, ...FOR_STAFF]],
    [parent, [...ofParents, ...FOR_BOTH, ...FOR_PARENTS]],
  ] as const) {
    const [thread] = (await client.get<{ id: number }[]>('/api/messages/threads')).body;
    for (const address of [...addresses, `/api/messages/threads/${thread?.id}`])
      expect([address, (await client.get(address)).status]).toEqual([address, 200]);
  }
  const unknown = seen.flatMap(({ what, found, read }) =>
    read.filter((table) => !found?.includes(table)).map((table) => `${what}: ${table}`),
  );
  expect(
    unknown,
    'Read it by the scope that the value is made with, and let its changes be noted: call note_changes.',
  ).toEqual([]);
  expect(seen.filter(({ wrote }) => wrote).map(({ what }) => what)).toEqual([]);
  expect(seen.length).toBeGreaterThan(40);
});
