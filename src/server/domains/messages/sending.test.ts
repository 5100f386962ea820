import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
let parent: Client;
beforeAll(async () => {
  scene = await startScene();
  parent = await scene.parentOf(firstOf(scene.world.families));
});
afterAll(() => scene.stop());

/** Statements of every request and every write, which are not counted. */
const EVERYWHERE = ['open_scope', 'write_audit'];

/** The database's functions that a call of the server has write, those within them aside. */
async function writingFunctions(call: () => Promise<{ status: number }>): Promise<string[]> {
  const all = await scene.rows<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v' and proname <> all ($1)`,
    EVERYWHERE,
  );
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await call()).status).toBe(201);
  const texts = query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? '');
  query.mockRestore();
  return texts.flatMap((text) => all.map(({ name }) => name).filter((name) => text.includes(`${name}(`)));
}

test('sending a message has one function of the database write', async () => {
  const { guardianId } = firstOf(scene.world.families);
  let threadId = 0;
  const begun = await writingFunctions(async () => {
    const to = [{ kind: 'guardian', id: guardianId }];
    const answer = await scene.director.post<{ threadId: number }>('/api/messages', { to, subject: 'A', content: 'B' });
    threadId = answer.body.threadId;
    return answer;
  });
  const answered = await writingFunctions(() =>
    parent.post(`/api/messages/threads/${threadId}/replies`, { content: 'C' }),
  );
  const asked = await writingFunctions(() =>
    parent.post('/api/messages', { to: [{ kind: 'office' }], subject: 'D', content: 'E' }),
  );
  expect([begun, answered, asked]).toEqual([['send_message'], ['send_message'], ['send_message']]);
});
