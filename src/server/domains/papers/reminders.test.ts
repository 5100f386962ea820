import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { remindOfPapers } from './reminders.ts';

interface Line {
  readonly event: string;
  readonly about: string | null;
}
let scene: Scene;
let director: Client;
let teacher: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  teacher = scene.world.staff['Lead Teacher'];
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await at('2026-03-02');
  for (const table of [
    'notification_delivery',
    'notification',
    'paper_reminder',
    'paper',
    'health_paper',
    'mail',
    'outbox',
  ])
    await scene.rows(`delete from ${table}`);
  // What the rules ask of everybody is there; only what the tests enter is due.
  await scene.rows(
    `insert into paper (center_id, staff_id, kind, title, issued_on, created_at)
     select s.center_id, s.id, k, k, '2026-03-01', '2026-03-01' from staff s, unnest(array['background-check', 'cpr-first-aid', 'orientation']) k`,
  );
  await scene.rows(
    `insert into training (center_id, staff_id, title, date, minutes, mode, created_at)
     select s.center_id, s.id, 'All of it', '2026-03-01', 6000, 'instructor', '2026-03-01' from staff s where not exists (select from training)`,
  );
});

async function at(day: string, time = '08:00') {
  scene.larkhouse.clock.set(`${day}T${time}:00-05:00`);
  director = await scene.as('Director');
}
const run = async () => {
  await remindOfPapers({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  await runJobs(scene, 'notify');
};
const card = (expiresOn: string) =>
  director.post(`/api/staff/${teacher}/papers`, {
    kind: 'driving',
    title: 'Driver’s license',
    number: null,
    issuer: null,
    issuedOn: '2024-01-01',
    expiresOn,
  });
const heard = async (role: 'Director' | 'Lead Teacher' | 'Nurse') => {
  const client = await scene.as(role);
  return (await client.get<Line[]>('/api/notifications')).body
    .filter(({ event }) => event.endsWith('paper-due'))
    .map(({ event, about }) => [event, about]);
};
const mails = () =>
  scene.rows<{ to: string; subject: string }>('select to_address as to, subject from mail order by id');

test('90, 30 and 7 days ahead and on the day, the person and who manages staff are told and mailed, once each (papers-7)', async () => {
  await card('2026-07-01');
  const counts: number[] = [];
  for (const day of [
    '2026-04-01',
    '2026-04-02',
    '2026-04-03',
    '2026-06-01',
    '2026-06-24',
    '2026-07-01',
    '2026-07-05',
  ]) {
    await at(day);
    await run();
    await run();
    counts.push((await mails()).length);
  }
  expect(counts).toEqual([0, 2, 2, 4, 6, 8, 8]);
  expect(await heard('Lead Teacher')).toEqual(Array(4).fill(['own-paper-due', '2026-07-01']));
  expect(await heard('Director')).toEqual(Array(4).fill(['team-paper-due', '2026-07-01']));
  expect(await heard('Nurse')).toEqual([]);
});

test('nobody is reminded before seven in the morning, and one who comes late to it is reminded at once', async () => {
  await card('2026-03-20');
  await at('2026-03-02', '06:59');
  await run();
  expect(await mails()).toEqual([]);
  await at('2026-03-02', '07:00');
  await run();
  expect(await mails()).toHaveLength(2);
});

test('one mail tells of all, and says nothing of what they are', async () => {
  await card('2026-03-20');
  await card('2026-03-25');
  await run();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(JSON.stringify(sent)).not.toContain('license');
});

test('of a paper on health only those are told who may see it', async () => {
  await director.post(`/api/staff/${teacher}/health-papers`, {
    kind: 'tb-test',
    title: 'Skin test',
    number: null,
    issuer: null,
    issuedOn: '2025-03-10',
    expiresOn: '2026-03-10',
  });
  await scene.rows(`delete from role_capability where capability = 'staff.health'`);
  await run();
  expect([await heard('Lead Teacher'), await heard('Director')]).toEqual([[['own-paper-due', '2026-03-10']], []]);
  await scene.rows(
    `insert into role_capability (center_id, role_id, capability) select center_id, id, 'staff.health' from role where name = 'Director'`,
  );
});

test('of what was due before the center began to keep papers nobody is told', async () => {
  await card('2026-02-27');
  await run();
  expect(await mails()).toEqual([]);
});

test('a center that keeps no papers yet is told of none', async () => {
  await scene.rows('delete from paper');
  await scene.rows('delete from training');
  await run();
  expect(await mails()).toEqual([]);
});
