import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

interface Mail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
}
let scene: Scene;
let nurse: Client;
beforeAll(async () => {
  scene = await startScene();
  nurse = await scene.as('Nurse');
});
afterAll(() => scene.stop());

/** A family whose guardian registered and agreed to mail. */
async function registered(): Promise<{ family: Family; parent: Client; email: string }> {
  const family = await scene.newFamily();
  const parent = await scene.parentOf(family);
  await scene.rows('update guardian set registered_at = created_at where id = $1', family.guardianId);
  await parent.put('/api/preferences', { emailConsent: true });
  const { body } = await parent.get<{ email: string }>('/api/profile');
  return { family, parent, email: body.email };
}
async function mailsAfter(write: () => Promise<unknown>): Promise<Mail[]> {
  const before = (await scene.director.get<{ mails: Mail[] }>('/api/mail')).body.mails.length;
  await write();
  await runJobs(scene, 'notify');
  const { mails } = (await scene.director.get<{ mails: Mail[] }>('/api/mail')).body;
  return mails.slice(0, mails.length - before);
}
const report = ({ childId }: Family) =>
  nurse.post('/api/daily-reports', {
    childId,
    date: '2026-03-02',
    staffId: scene.world.staff.Nurse,
    meals: '',
    naps: '',
    activities: '',
    mood: 'happy',
    notes: 'Said nothing of in the mail',
  });
const incident = ({ childId }: Family) =>
  nurse.post('/api/incidents', {
    childId,
    date: '2026-03-02',
    time: '07:00',
    description: 'Fell from the swing',
    actionTaken: '',
    staffId: scene.world.staff.Nurse,
  });

test('a daily report is mailed to the guardian who agreed, and says nothing of it', async () => {
  const { family, email } = await registered();
  const mails = await mailsAfter(() => report(family));
  expect(mails.map(({ to }) => to)).toEqual([email]);
  const { text } = (await scene.director.get<{ text: string }>(`/api/mail/${mails[0]?.id}`)).body;
  expect(text).toContain('A daily report is waiting for you.');
  expect(text).not.toMatch(/happy|Said nothing/);
});

test.each([{ dailyReportEmail: false }, { emailNotifications: false }, { emailConsent: false }])(
  'no mail of a report against %o',
  async (choice) => {
    const { family, parent } = await registered();
    await parent.put('/api/preferences', choice);
    expect(await mailsAfter(() => report(family))).toEqual([]);
  },
);

test('an incident is mailed to the guardian and to the staff who want it, but not to who wrote it', async () => {
  const { family, email } = await registered();
  await scene.director.put('/api/preferences', { incidentReports: false });
  const to = (await mailsAfter(() => incident(family))).map((mail) => mail.to);
  expect(to).toContain(email);
  expect(to).not.toContain('director@maple-house.test');
  expect(to).not.toContain('nurse@maple-house.test');
});

test('a refused report asks for no mail', async () => {
  const { family } = await registered();
  expect(await mailsAfter(() => nurse.post('/api/daily-reports', { childId: family.childId }))).toEqual([]);
});
