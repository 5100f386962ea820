import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { sendMail } from './jobs.ts';

let office: PostOffice;
let scene: Scene;
beforeAll(async () => {
  office = await openPostOffice();
  scene = await startScene({ config: { smtpUrl: office.url } });
});
afterAll(async () => {
  await scene.stop();
  await office.close();
});

/** Between two tries of the queue, which pauses e, e², e³ … seconds: eight of them within an hour and a bit. */
const pauseBefore = (attempt: number) => ({ seconds: Math.ceil(Math.exp(Math.min(attempt, 10))) });

test('a mail server that is down for an hour gets every mail afterwards, each once', async () => {
  const families = [await scene.newFamily(), await scene.newFamily(), await scene.newFamily()];
  await scene.rows('update guardian set registered_at = created_at, email_consent_given = true');
  const nurse = await scene.as('Nurse');
  await office.close();
  for (const { childId } of families) {
    const incident = { childId, date: '2026-03-02', time: '07:00', description: 'Fell', actionTaken: '' };
    const { status } = await nurse.post('/api/incidents', { ...incident, staffId: scene.world.staff.Nurse });
    expect(status).toBe(201);
  }
  await runJobs(scene, 'notify');

  const waiting = await scene.rows<{ payload: { mailId: number } }>(
    "delete from outbox where task = 'send-mail' returning payload",
  );
  const mails = new Set(waiting.map(({ payload }) => payload.mailId));
  expect(mails.size).toBeGreaterThanOrEqual(families.length);
  /** One round of the queue: what fails stays in it. */
  const tryAll = async (attempt: number) => {
    for (const mailId of mails) {
      const job = { server: scene.larkhouse.server, centerId: scene.world.centerId, input: { mailId }, attempt };
      await sendMail(job).then(
        () => mails.delete(mailId),
        () => undefined,
      );
    }
  };
  const all = mails.size;
  const began = scene.larkhouse.clock.now().getTime();
  let attempt = 1;
  for (; scene.larkhouse.clock.now().getTime() - began < 3_600_000; attempt += 1) {
    await tryAll(attempt);
    expect(mails.size).toBe(all);
    scene.larkhouse.clock.advance(pauseBefore(attempt));
  }
  expect(await scene.rows('select from mail where sent_at is not null or failed_at is not null')).toEqual([]);

  const [mailId] = mails;
  const job = { server: scene.larkhouse.server, centerId: scene.world.centerId, input: { mailId }, attempt };
  expect(await effectsIn(scene, () => sendMail(job).catch(() => undefined))).toEqual(['tell mail']);

  await office.reopen();
  await tryAll(attempt);
  expect(mails.size).toBe(0);
  // A job that is done once more, as after a worker that was killed, sends nothing again.
  for (const { payload } of waiting) mails.add(payload.mailId);
  await tryAll(attempt + 1);
  expect(office.delivered).toHaveLength(all);
  const delivered = office.delivered.flatMap(({ to }) => to);
  const home = (marker: string) => delivered.filter((to) => to === `${marker}@families.test`);
  for (const { marker } of families) expect(home(marker)).toHaveLength(1);
});
