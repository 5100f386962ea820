import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { momentOf } from '#server/kernel/clock/zone.ts';
import type { Client } from '#testing/client.ts';
import { publishedForm } from '#testing/forms.ts';
import { runJobs } from '#testing/jobs.ts';
import { PERMISSION, SIGNING } from '#testing/matrix/fresh-forms.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { remindOfForms } from './reminders.ts';

interface Line {
  readonly event: string;
  readonly aboutId: number | null;
}
let scene: Scene;
let formId: number;
let family: Family;
let otherId: number;
let director: Client;

beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await at('2026-03-02');
  for (const table of ['notification_delivery', 'notification', 'outbox']) await scene.rows(`delete from ${table}`);
  await scene.rows('delete from form_request');
  formId = await published();
  family = await scene.newFamily();
  otherId = await scene.inCenter((scope) => {
    const person = { firstName: 'Otto', lastName: 'Other', email: null, phoneNumber: null, address: null };
    return addGuardian(scope, { ...person, passwordHash: 'none' }, [
      { childId: family.childId, relationship: 'parent' },
    ]);
  });
});

const published = () => publishedForm({ director }, PERMISSION);
async function at(day: string, time = '08:00') {
  scene.larkhouse.clock.set(momentOf(day, time, 'America/New_York').toISOString());
  director = await scene.as('Director');
}
async function sent(mustSign: 'one' | 'all' = 'all', childIds = [family.childId], form = formId): Promise<number> {
  const body = { formId: form, childIds, dueOn: '2026-03-20', mustSign };
  return (await director.post<{ id: number }[]>('/api/form-requests', body)).body[0]?.id ?? 0;
}
const as = (guardianId: number) => scene.parentOf({ ...family, guardianId });
async function tell() {
  await runJobs(scene, 'tell-of-form');
  await runJobs(scene, 'take-back-notifications');
  await runJobs(scene, 'notify');
}
async function remind() {
  await remindOfForms({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  await tell();
}
const heard = async (client: Client) =>
  (await client.get<Line[]>('/api/notifications')).body
    .filter(({ event }) => event.startsWith('form-'))
    .map(({ event, aboutId }) => [event, aboutId]);
const heardBy = async (guardianId: number) => heard(await as(guardianId));
async function sign(guardianId: number, id: number) {
  const client = await as(guardianId);
  const { isFixed } = (await client.get<{ isFixed: boolean }>(`/api/parent/form-requests/${id}`)).body;
  const answers = { 'may-walk': 'no' };
  const draft = isFixed
    ? { version: 1 }
    : (await client.put<{ version: number }>(`/api/parent/form-requests/${id}/draft`, { answers })).body;
  const body = { ...SIGNING, isFixed, version: draft.version };
  expect((await client.post(`/api/parent/form-requests/${id}/sign`, body)).status).toBe(200);
}

describe('when a form is sent', () => {
  test('every guardian who is asked is told once for a child, however many forms it is (forms-41)', async () => {
    await sent();
    await sent('one', [family.childId], await published());
    await tell();
    const line = ['form-sent', family.childId];
    expect([await heardBy(family.guardianId), await heardBy(otherId)]).toEqual([[line], [line]]);
    expect(await heard(await scene.as('Nurse'))).toEqual([]);
  });
  test('and anew when another one follows', async () => {
    await sent();
    await tell();
    await (await as(otherId)).post('/api/notifications/read', { upTo: 1_000_000 });
    await at('2026-03-03');
    await sent('one', [family.childId], await published());
    await tell();
    const lines = (await (await as(otherId)).get<{ isRead: boolean }[]>('/api/notifications')).body;
    expect(lines).toMatchObject([{ event: 'form-sent', isRead: false }]);
  });
  test('of one that was withdrawn nobody is told any more, unless others wait', async () => {
    const id = await sent();
    const other = await sent('one', [family.childId], await published());
    await tell();
    await director.post(`/api/form-requests/${id}/withdraw`);
    await tell();
    expect(await heardBy(otherId)).toHaveLength(1);
    await director.post(`/api/form-requests/${other}/withdraw`);
    await tell();
    expect(await heardBy(otherId)).toEqual([]);
  });
});

describe('when it is answered', () => {
  test('whoever keeps forms is told once all who must have signed (forms-43)', async () => {
    const id = await sent('all');
    await sign(family.guardianId, id);
    await tell();
    expect(await heard(director)).toEqual([]);
    await sign(otherId, id);
    await tell();
    await tell();
    expect([await heard(director), await heard(await scene.as('Nurse'))]).toEqual([[['form-signed', id]], []]);
  });
  test('where one is enough, of the first one', async () => {
    const id = await sent('one');
    await sign(otherId, id);
    await tell();
    expect(await heard(director)).toEqual([['form-signed', id]]);
  });
  test('and of a refusal that counts', async () => {
    const refuse = async (guardianId: number, id: number) =>
      (await as(guardianId)).post(`/api/parent/form-requests/${id}/refuse`, { reason: null });
    const one = await sent('one');
    await refuse(otherId, one);
    await tell();
    expect(await heard(director)).toEqual([]);
    await refuse(family.guardianId, one);
    const all = await sent('all', [family.childId], await published());
    await refuse(otherId, all);
    await tell();
    expect(await heard(director)).toEqual([
      ['form-refused', all],
      ['form-refused', one],
    ]);
  });
});

describe('reminders', () => {
  test('come 7 days and 1 day before it is due and on the day after, once each, to whoever has not signed (forms-42)', async () => {
    const id = await sent('all');
    await sign(family.guardianId, id);
    await scene.rows('delete from outbox');
    const told: unknown[] = [];
    for (const day of [
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-19',
      '2026-03-20',
      '2026-03-21',
      '2026-03-25',
    ]) {
      await at(day);
      await scene.rows('delete from notification_delivery');
      await scene.rows('delete from notification');
      await remind();
      await remind();
      told.push((await heardBy(otherId)).map(([event]) => event).join());
    }
    expect(told).toEqual(['', 'form-due', '', 'form-due', '', 'form-overdue', '']);
    expect(await heardBy(family.guardianId)).toEqual([]);
  });
  test('speak of all forms of a child at once, and not before seven in the morning', async () => {
    await sent('all');
    await sent('one', [family.childId], await published());
    await tell();
    await at('2026-03-13', '06:59');
    await remind();
    expect(await heardBy(otherId)).toEqual([['form-sent', family.childId]]);
    await at('2026-03-13', '07:00');
    await remind();
    expect(await heardBy(otherId)).toEqual([
      ['form-due', family.childId],
      ['form-sent', family.childId],
    ]);
  });
  test('after a stop of the server the last one alone is made up for', async () => {
    await sent('all');
    await tell();
    await at('2026-03-21');
    await remind();
    expect((await heardBy(otherId)).map(([event]) => event)).toEqual(['form-overdue', 'form-sent']);
  });
  test('nobody is reminded of what is withdrawn, refused, or signed by one who was enough', async () => {
    const withdrawn = await sent('all');
    await director.post(`/api/form-requests/${withdrawn}/withdraw`);
    const enough = await sent('one', [family.childId], await published());
    await sign(otherId, enough);
    const refused = await sent('all', [family.childId], await published());
    await (await as(otherId)).post(`/api/parent/form-requests/${refused}/refuse`, { reason: null });
    await scene.rows('delete from outbox');
    await at('2026-03-13');
    await remind();
    expect([await heardBy(family.guardianId), await heardBy(otherId)]).toEqual([[], []]);
  });
  test('stand in the list of whoever wants no reminders, and call nobody (preferences-9)', async () => {
    await sent('all');
    await scene.rows('delete from outbox');
    await (await as(otherId)).put('/api/preferences', { reminderNotifications: false });
    await at('2026-03-13');
    await remind();
    expect(await heardBy(otherId)).toEqual([['form-due', family.childId]]);
    const called = await scene.rows<{ guardian: number }>(
      'select distinct n.guardian_id as guardian from notification_delivery d join notification n on n.id = d.notification_id',
    );
    expect(called.map(({ guardian }) => guardian)).not.toContain(otherId);
  });
});
