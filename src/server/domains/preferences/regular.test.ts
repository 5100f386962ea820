import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { mailRegularly } from './regular.ts';

const MONDAY = '2026-03-02';
const MONDAY_EVENING = '2026-03-02T23:00:00Z';
const TUESDAY_EVENING = '2026-03-03T23:00:00Z';
const SUNDAY_EVENING = '2026-03-08T22:00:00Z';
let scene: Scene;
let families: readonly [Family, Family];
let email: string;
beforeAll(async () => {
  scene = await startScene();
  const [first, second] = scene.world.families;
  if (!first || !second) throw new Error('Expected two families');
  families = [first, second];
  await scene.rows('update guardian set registered_at = created_at, email_consent_given = true');
  const [guardian] = await scene.rows<{ email: string }>('select email from guardian where id = $1', first.guardianId);
  email = guardian?.email ?? '';
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of ['regular_mail', 'mail', 'incident_receipt', 'incident', 'attendance', 'notice', 'closure']) {
    await scene.rows(`delete from ${table}`);
  }
  await scene.rows('delete from guardian_preference');
  await scene.rows('delete from staff_preference');
});

/** Everybody a mail goes to at this moment, as the worker would send it; what went before counts no more. */
async function mailedAt(now: string): Promise<{ to: string; subject: string; text: string }[]> {
  scene.larkhouse.clock.set(now);
  await scene.rows('delete from mail');
  await mailRegularly({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  const director = await scene.as('Director');
  const { mails } = (await director.get<{ mails: { id: number; to: string; subject: string }[] }>('/api/mail')).body;
  const texts = mails.map(({ id }) => director.get<{ text: string }>(`/api/mail/${id}`));
  const read = await Promise.all(texts);
  return mails
    .map(({ to, subject }, i) => ({ to, subject, text: read[i]?.body.text ?? '' }))
    .sort((a, b) => a.to.localeCompare(b.to));
}
const readersAt = async (now: string) => (await mailedAt(now)).map(({ to }) => to);
async function incident({ childId }: Family): Promise<number> {
  const nurse = await scene.as('Nurse');
  const { body } = await nurse.post<{ id: number }>('/api/incidents', {
    childId,
    date: MONDAY,
    time: '07:00',
    description: 'Fell from the swing',
    actionTaken: '',
    staffId: scene.world.staff.Nurse,
  });
  return body.id;
}
/** One's settings, changed at this moment. */
const choose = async (client: Client, choice: object) =>
  expect((await client.put('/api/preferences', choice)).status).toBe(200);

describe('a reminder of an incident to sign', () => {
  beforeEach(async () => {
    await scene.rows(
      `insert into closure (center_id, date, reason)
       select $1, day, 'Holidays' from generate_series('2026-03-02'::date, '2026-03-20', '1 day') day`,
      scene.world.centerId,
    );
  });

  test('comes on the evening after a day, once, and says nothing of it', async () => {
    await incident(families[0]);
    expect(await readersAt(MONDAY_EVENING)).toEqual([]);
    expect(await readersAt('2026-03-03T22:59:00Z')).toEqual([]);
    const mails = await mailedAt(TUESDAY_EVENING);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    const { text } = firstOf(mails);
    expect(text).toContain('1 incident report is waiting for your signature.');
    expect(text).toContain('/parent-dashboard');
    expect(text).not.toMatch(new RegExp(`swing|${families[0].marker}.*signature`));
    expect(await readersAt('2026-03-03T23:10:00Z')).toEqual([]);
    expect(await readersAt('2026-03-04T23:00:00Z')).toEqual([email]);
  });

  test('comes no more once it is signed, or after two weeks', async () => {
    const id = await incident(families[0]);
    expect(await readersAt('2026-03-17T23:00:00Z')).toEqual([]);
    scene.larkhouse.clock.set(MONDAY_MORNING);
    const parent = await scene.parentOf(families[0]);
    await parent.post(`/api/parent/incidents/${id}/acknowledge`, { signature: 'Maria' });
    expect(await readersAt(TUESDAY_EVENING)).toEqual([]);
  });

  test.each([{ reminderNotifications: false }, { emailNotifications: false }])('not against %o', async (choice) => {
    await incident(families[0]);
    await choose(await scene.parentOf(families[0]), choice);
    expect(await readersAt(TUESDAY_EVENING)).toEqual([]);
  });

  test('not to a guardian whose right ended', async () => {
    const former = await scene.newFamily();
    await scene.rows('update guardian set registered_at = created_at, email_consent_given = true');
    await incident(former);
    await scene.rows('update guardianship set ended_at = started_at where guardian_id = $1', former.guardianId);
    expect(await readersAt(TUESDAY_EVENING)).toEqual([]);
  });
});

describe('the week', () => {
  /** The first family's Monday. */
  async function aDay(): Promise<void> {
    await attendanceOf(await scene.as('Director')).checkIn(families[0].childId, '07:30');
    await incident(families[0]);
  }

  test('is told on Sunday evening to who asked for it, in numbers, once', async () => {
    for (const family of families)
      await choose(await scene.parentOf(family), { weeklyDigest: true, reminderNotifications: false });
    await aDay();
    expect(await readersAt('2026-03-08T21:59:00Z')).toEqual([]);
    const mails = await mailedAt(SUNDAY_EVENING);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    const { text } = firstOf(mails);
    const name = `Child ${families[0].marker}`;
    expect(text).toContain(
      `${name} was at Maple House on 1 day. 0 daily reports were written for ${name}. 1 incident was reported for ${name}.`,
    );
    expect(text).not.toMatch(/swing|Last/);
    expect(await readersAt('2026-03-08T22:10:00Z')).toEqual([]);
    expect(await readersAt('2026-03-09T14:00:00Z')).not.toContain(email);
  });

  test('is told on Monday after a standstill', async () => {
    await choose(await scene.parentOf(families[0]), { weeklyDigest: true, reminderNotifications: false });
    await aDay();
    expect((await mailedAt('2026-03-09T10:00:00Z')).map(({ subject }) => subject)).toEqual([
      'Your week at Maple House',
    ]);
  });

  test('is told to nobody who did not ask', async () => {
    await choose(await scene.parentOf(families[0]), { reminderNotifications: false });
    await aDay();
    expect(await readersAt(SUNDAY_EVENING)).toEqual([]);
  });
});

describe('children who have not come', () => {
  const [DIRECTOR, LEAD] = ['director@maple-house.test', 'lead-teacher@maple-house.test'];
  /** The center opens at seven. */
  const [BEFORE, AN_HOUR_LATER] = ['2026-03-02T12:59:00Z', '2026-03-02T13:00:00Z'];
  beforeEach(async () => {
    await scene.rows(`update opening_hours set opens = '07:00', closes = '18:00'`);
    const theirs = families.map(({ childId }) => childId);
    await scene.rows('delete from child_enrollment where not (child_id = any ($1))', theirs);
    await scene.rows('update child set removed_at = created_at where not (id = any ($1))', theirs);
  });
  describe('are told to staff', () => {
    beforeEach(async () => {
      for (const family of families) await choose(await scene.parentOf(family), { reminderNotifications: false });
    });

    test('are counted an hour after opening, once a day, to who may reach families', async () => {
      expect(await readersAt(BEFORE)).toEqual([]);
      const mails = await mailedAt(AN_HOUR_LATER);
      expect(mails.map(({ to }) => to)).toEqual([DIRECTOR, LEAD]);
      expect(firstOf(mails).text).toContain('2 children have not come yet, and nobody said that they are absent.');
      expect(firstOf(mails).text).not.toContain('Child');
    });

    test('are in the list behind the bell too, once a day', async () => {
      const told = expect.stringMatching('^queue notify .*"event":"not-come"');
      expect(await effectsIn(scene, () => mailedAt(AN_HOUR_LATER))).toContainEqual(told);
      expect(await effectsIn(scene, () => mailedAt('2026-03-02T15:00:00Z'))).not.toContainEqual(told);
    });

    test('are counted anew each day', async () => {
      expect(await readersAt(AN_HOUR_LATER)).toEqual([DIRECTOR, LEAD]);
      expect(await readersAt('2026-03-02T15:00:00Z')).toEqual([]);
      expect(await readersAt('2026-03-03T15:00:00Z')).toEqual([DIRECTOR, LEAD]);
    });

    test('not who came, is reported absent or said to come later', async () => {
      const [first, second] = families;
      await attendanceOf(await scene.as('Director')).checkIn(first.childId, '07:30');
      const parent = await scene.parentOf(second);
      const notice = {
        childId: second.childId,
        kind: 'late-arrival',
        from: MONDAY,
        to: MONDAY,
        time: '09:00',
        text: '',
      };
      expect((await parent.post('/api/parent/notices', notice)).status).toBeLessThan(300);
      expect(await readersAt(AN_HOUR_LATER)).toEqual([]);
      const mails = await mailedAt('2026-03-02T14:00:00Z');
      expect(firstOf(mails).text).toContain('1 child has not come yet, and nobody said that they are absent.');
    });

    test('not against the setting, nor on a closed day', async () => {
      await choose(await scene.as('Director'), { attendanceAlerts: false });
      expect(await readersAt(AN_HOUR_LATER)).toEqual([LEAD]);
      await scene.rows(
        `insert into closure (center_id, date, reason) values ($1, '2026-03-03', 'Snow')`,
        scene.world.centerId,
      );
      expect(await readersAt('2026-03-03T15:00:00Z')).toEqual([]);
      expect(await readersAt('2026-03-07T15:00:00Z')).toEqual([]);
    });
  });

  test('are asked about with their parents, once a day, without a name, unless they told of it or want no reminders', async () => {
    for (const role of ['Director', 'Lead Teacher'] as const)
      await choose(await scene.as(role), { attendanceAlerts: false });
    const [first, second] = families;
    expect(await readersAt(BEFORE)).toEqual([]);
    const mails = await mailedAt(AN_HOUR_LATER);
    expect(mails.map(({ to }) => to)).toContain(email);
    expect(mails).toHaveLength(2);
    expect(firstOf(mails).text).toContain('Your child has not come today, and no absence is reported.');
    expect(firstOf(mails).text).not.toContain('Child ');
    expect(await readersAt('2026-03-02T15:00:00Z')).toEqual([]);

    scene.larkhouse.clock.set('2026-03-03T11:00:00Z');
    await choose(await scene.parentOf(second), { reminderNotifications: false });
    expect(await readersAt('2026-03-03T15:00:00Z')).toEqual([email]);
    scene.larkhouse.clock.set('2026-03-04T11:00:00Z');
    const absence = { childId: first.childId, kind: 'absence', from: '2026-03-04', to: '2026-03-04', text: '' };
    expect((await (await scene.parentOf(first)).post('/api/parent/notices', absence)).status).toBe(201);
    expect(await readersAt('2026-03-04T15:00:00Z')).toEqual([]);
  });

  test('are asked about neither with a former guardian nor with one who agreed to no mail, nor on the day they were enrolled', async () => {
    for (const role of ['Director', 'Lead Teacher'] as const)
      await choose(await scene.as(role), { attendanceAlerts: false });
    const [first, second] = families;
    await scene.rows('update guardian set email_consent_given = false where id = $1', second.guardianId);
    expect(await readersAt(AN_HOUR_LATER)).toEqual([email]);
    await scene.rows(`update guardianship set ended_at = '2026-03-03' where guardian_id = $1`, first.guardianId);
    expect(await readersAt('2026-03-03T15:00:00Z')).toEqual([]);

    await scene.rows('update guardianship set ended_at = null where guardian_id = $1', first.guardianId);
    await scene.rows(`update child set created_at = '2026-03-04T14:00:00Z' where id = $1`, first.childId);
    await scene.rows(`update child_enrollment set starts_on = '2026-03-04' where child_id = $1`, first.childId);
    expect(await readersAt('2026-03-04T15:00:00Z')).toEqual([]);
    expect(await readersAt('2026-03-05T15:00:00Z')).toEqual([email]);
    await scene.rows('update guardian set email_consent_given = true');
    await scene.rows(`update child set created_at = $2 where id = $1`, first.childId, MONDAY_MORNING);
    await scene.rows(`update child_enrollment set starts_on = '2026-03-02' where child_id = $1`, first.childId);
  });

  test('are not asked about on days that are not booked', async () => {
    const director = await scene.as('Director');
    for (const role of ['Director', 'Lead Teacher'] as const)
      await choose(await scene.as(role), { attendanceAlerts: false });
    const slots = [2, 3, 4].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' }));
    for (const { childId } of families) {
      const agreed = await director.post(`/api/children/${childId}/schedules`, { kind: 'fixed', from: MONDAY, slots });
      expect(agreed.status).toBe(201);
    }
    expect(await readersAt(AN_HOUR_LATER)).toEqual([]);
    expect(await readersAt('2026-03-03T15:00:00Z')).toHaveLength(2);
  });
});
