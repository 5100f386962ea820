import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audience } from '#contract/kernel/access.ts';
import { inSession } from '#server/db/open-scope.ts';
import type { Query } from '#server/db/sql.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { letters } from '#testing/letters.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { newestMessages, unreadCount } from './queries.ts';
import type { Reader } from './reader.ts';
import { threadsOf } from './thread-queries.ts';

// The plans by which messages are counted and listed, as the roles that ask for them, among very many.

let scene: Scene;
let director: Reader;
let parent: Reader;

beforeAll(async () => {
  scene = await startScene();
  director = { kind: 'staff', id: scene.world.staff.Director };
  parent = { kind: 'parent', id: firstOf(scene.world.families).guardianId };
  await scene.rows(letters(scene.world.centerId, 20_000));
  await scene.rows('vacuum analyze message, message_recipient, message_thread, thread_member');
}, 60_000);
afterAll(() => scene.stop());

interface Node {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}
/** Every step of the plan by which somebody's query runs. */
async function planOf(audience: Audience, reader: Reader, query: Query<unknown>): Promise<string[]> {
  const account = { centerId: scene.world.centerId, accountId: reader.id };
  const { server } = scene.larkhouse;
  const { token } = await startSession(server, audience, account, false, { address: '', userAgent: null });
  const opening = { audience, tokenHash: hashToken(token), anyOf: null };
  const [row] = await inSession(server, opening, (scope) => scope.all(sql<object>`explain (format json) ${query}`));
  const [{ Plan }] = Object.values(row ?? {})[0] as [{ Plan: Node }];
  return stepsOf(Plan);
}
const stepsOf = (node: Node): string[] => [
  `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim(),
  ...(node.Plans ?? []).flatMap(stepsOf),
];
const scansOfMessages = (steps: readonly string[]) =>
  steps.filter((step) => /^Seq Scan (message|thread_member)/.test(step));

test('unread messages are counted from the index alone', async () => {
  expect(await planOf('staff', director, unreadCount(director))).toContain(
    'Index Only Scan message_recipient_unread_staff',
  );
  expect(await planOf('parent', parent, unreadCount(parent))).toContain(
    'Index Only Scan message_recipient_unread_guardian',
  );
});

test('the newest messages and threads are found by indexes, without a scan', async () => {
  for (const [audience, reader, index] of [
    ['staff', director, /message_recipient_newest_staff/],
    ['parent', parent, /message_recipient_newest_guardian/],
  ] as const) {
    for (const query of [newestMessages(reader, 5), threadsOf(reader, { limit: 50 })]) {
      const steps = await planOf(audience, reader, query);
      expect(scansOfMessages(steps)).toEqual([]);
      expect(steps.join('\n')).toMatch(index);
    }
  }
});
