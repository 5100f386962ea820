import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowd } from '#testing/crowd.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { deliverMessage, resumeDeliveries } from './delivery.ts';

let scene: Scene;
const FAMILIES = 130;
/** With the two families that every scene has. */
const ALL = FAMILIES + 2;

beforeAll(async () => {
  scene = await startScene();
  await scene.rows(crowd(scene.world.centerId, FAMILIES));
});
afterAll(() => scene.stop());

async function announce(): Promise<number> {
  const body = { to: [{ kind: 'all-families' }], as: { kind: 'office' }, subject: 'To all', content: 'Hello' };
  const answer = await scene.director.post<{ id: number }>('/api/messages', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
}
const progress = async (id: number) => {
  const { body } = await scene.director.get<{ total: number; delivered: number }>(`/api/messages/${id}/receipts`);
  return [body.delivered, body.total];
};
/** How many people have how many rows of a message. */
const rowsEach = (id: number) =>
  scene.rows<{ rows: number; people: number }>(
    `select rows::int, count(*)::int as people from (select count(*) as rows from message_recipient
       where message_id = $1 and not is_sender group by guardian_id) each group by rows`,
    id,
  );
const job = (messageId: number) => ({
  server: scene.larkhouse.server,
  centerId: scene.world.centerId,
  input: { messageId },
  attempt: 1,
});

test('a message to very many is sent in one transaction and handed out by a job', async () => {
  const id = await announce();
  expect(await progress(id)).toEqual([0, ALL]);
  expect(
    (await scene.director.get<{ id: number; receiverId: number | null }[]>('/api/messages')).body[0],
  ).toMatchObject({
    id,
    receiverId: null,
  });
  const told = (await effectsIn(scene, () => runJobs(scene, 'deliver-message'))).at(-1);
  for (const { guardianId } of scene.world.families) expect(told).toContain(`parent ${guardianId}`);
  expect(told).toContain(`staff ${scene.world.staff.Director}`);
  expect(await progress(id)).toEqual([ALL, ALL]);
  const parent = await scene.parentOf(firstOf(scene.world.families));
  expect(firstOf((await parent.get<object[]>('/api/messages/recent')).body)).toMatchObject({ id, isRead: false });
  const notified = await scene.rows<{ n: number }>(
    `select count(distinct person)::int as n from outbox, jsonb_array_elements(payload -> 'notification' -> 'recipients' -> 'people') person
     where task = 'notify' and (payload -> 'notification' -> 'about' ->> 'id')::bigint = $1`,
    id,
  );
  expect(notified).toEqual([{ n: ALL }]);
});

test('killed midway, begun again and done by two at once: nobody gets it twice, nobody is skipped', async () => {
  const id = await announce();
  const stopper = await scene.openTransaction();
  // The database waits at this guardian, in the third batch.
  await stopper.query(
    `select from guardian where id = (select id from guardian order by id offset 110 limit 1) for update`,
  );
  const first = deliverMessage(job(id)).catch((error: Error) => error);
  await stopper.untilAwaited();
  expect(await progress(id)).toEqual([100, ALL]);
  await scene.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%deliver_message%' and pid <> pg_backend_pid()`,
  );
  expect(await first).toBeInstanceOf(Error);
  await stopper.query('rollback');
  expect(await progress(id)).toEqual([100, ALL]);

  await Promise.all([deliverMessage(job(id)), deliverMessage(job(id))]);
  await deliverMessage(job(id));
  expect(await rowsEach(id)).toEqual([{ rows: 1, people: ALL }]);
  expect(await progress(id)).toEqual([ALL, ALL]);
});

test('what a killed server left is taken up by the clock, and not before it is left', async () => {
  const id = await announce();
  await scene.rows(`delete from outbox where task = 'deliver-message'`);
  await resumeDeliveries(job(id));
  expect(await progress(id)).toEqual([0, ALL]);
  scene.larkhouse.clock.advance({ seconds: 61 });
  await resumeDeliveries(job(id));
  expect(await rowsEach(id)).toEqual([{ rows: 1, people: ALL }]);
});

test('a message withdrawn while it is handed out reaches nobody more, and counts nowhere', async () => {
  const id = await announce();
  const parent = await scene.parentOf(firstOf(scene.world.families));
  const before = (await parent.get('/api/messages/unread-count')).body;
  expect((await scene.director.post(`/api/messages/${id}/withdraw`)).status).toBe(200);
  expect(await runJobs(scene, 'deliver-message')).toBe(1);
  expect(await rowsEach(id)).toEqual([]);
  expect((await parent.get('/api/messages/unread-count')).body).toBe(before);
});
