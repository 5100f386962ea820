import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { PersonnelFile } from '#contract/employment.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

// Monday, March 2 2026, 7:30 in New York.
type File = z.output<typeof PersonnelFile>;
type Answered = File & { readonly message?: string; readonly fields?: Record<string, string> };
let scene: Scene;
let director: Client;
let nurse: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  nurse = scene.world.staff.Nurse;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of ['employment_term', 'employment', 'staff_availability', 'staff_qualification', 'outbox'])
    await scene.rows(`delete from ${table}`);
  director = await scene.as('Director');
});

/** Of the log. */
const FIRST_TERMS =
  '"fromDate":"2025-08-18","isExempt":false,"jobTitle":"teacher","weeklyMinutes":2400,"workweekStarts":1';
const TERMS = { position: 'teacher', weeklyMinutes: 2_400, workweekStarts: 1, isExempt: false };
const path = (part: string, id: number = nurse) => `/api/staff/${id}/${part}`;
const begin = (change: object = {}, client = director, id = nurse) =>
  client.post<Answered>(path('employments', id), { hiredOn: '2025-08-18', ...TERMS, ...change });
const readFile = async (client = director) => (await client.get<File>(path('employment'))).body;
const newest = async () => {
  const [one] = (await readFile()).employments;
  if (!one) throw new Error('nobody is employed');
  return one;
};
const agree = (id: number, change: object) =>
  director.post<Answered>(path(`employments/${id}/terms`), { ...TERMS, ...change });
const logged = async () =>
  (
    await scene.rows<{ action: string; before: unknown; after: unknown }>(
      `select a.action, d.before, d.after from audit a left join audit_detail d on d.audit_id = a.id
       where a.entity = 'staff' and a.entity_ids = $1 order by a.id desc limit 1`,
      [nurse],
    )
  )[0];

describe('an employment', () => {
  test('begins with its first terms, is written down and shown live', async () => {
    const seen = await effectsIn(scene, async () => {
      expect((await begin()).status).toBe(201);
    });
    expect(seen).toEqual([
      `audit begin employment: staff [${nurse}] after {"leftOn":null,"hiredOn":"2025-08-18",${FIRST_TERMS}}`,
      'tell staff',
    ]);
    expect(await newest()).toMatchObject({
      hiredOn: '2025-08-18',
      leftOn: null,
      terms: [{ ...TERMS, fromDate: '2025-08-18' }],
    });
  });

  test('is one at a time; several follow each other', async () => {
    await begin({ hiredOn: '2023-01-09', leftOn: '2025-08-17', position: 'aide' });
    const overlapping = await begin({ hiredOn: '2025-08-17' });
    expect(overlapping.status).toBe(422);
    expect(overlapping.body.fields).toEqual({ hiredOn: 'This overlaps another employment of this person' });
    expect((await begin()).status).toBe(201);
    expect((await readFile()).employments.map(({ hiredOn }) => hiredOn)).toEqual(['2025-08-18', '2023-01-09']);
  });

  test('of two that are begun at once one is refused', async () => {
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test('is ended and corrected by the version that was read; its first terms begin with it', async () => {
    await begin();
    const { id, version } = await newest();
    const edit = (body: object) => director.patch<Answered>(path(`employments/${id}`), body);
    const ended = await edit({ leftOn: '2026-06-30', version });
    expect(ended.body.employments[0]).toMatchObject({ leftOn: '2026-06-30', version: version + 1 });
    expect(await logged()).toEqual({
      action: 'edit employment',
      before: { hiredOn: '2025-08-18', leftOn: null },
      after: { hiredOn: '2025-08-18', leftOn: '2026-06-30' },
    });
    expect((await edit({ leftOn: null, version })).status).toBe(412);
    const earlier = await edit({ hiredOn: '2025-08-11' });
    expect(earlier.body.employments[0]?.terms[0]).toMatchObject({ fromDate: '2025-08-11' });
    expect((await edit({ leftOn: '2025-01-01' })).body.fields).toEqual({
      leftOn: 'The last day must not be before the first',
    });
    // What is so already is not written once more.
    const log = await logged();
    expect((await edit({ hiredOn: '2025-08-11' })).status).toBe(200);
    expect(await logged()).toEqual(log);
  });

  test('that never was is taken out with its terms', async () => {
    await begin();
    const { id } = await newest();
    const seen = await effectsIn(scene, async () => {
      expect((await director.delete<File>(path(`employments/${id}`))).body.employments).toEqual([]);
    });
    expect(seen).toEqual([
      `audit remove employment: staff [${nurse}] before {"leftOn":null,"hiredOn":"2025-08-18",${FIRST_TERMS}}`,
      'tell staff',
    ]);
    expect(await scene.rows('select from employment_term')).toEqual([]);
    expect((await director.delete(path(`employments/${id}`))).status).toBe(404);
  });

  test('ends with whoever is removed from the team', async () => {
    const { body: hired } = await director.post<{ id: number }>('/api/staff', {
      firstName: 'Olga',
      lastName: 'Off',
      role: 'Support Staff',
      room: null,
      phone: '555 0101',
      email: 'olga@maple-house.test',
    });
    await begin({}, director, hired.id);
    await begin({ hiredOn: '2025-01-06', leftOn: '2025-06-30' }, director, hired.id);
    const seen = await effectsIn(scene, async () => {
      expect((await director.delete(`/api/staff/${hired.id}`)).status).toBe(200);
    });
    expect(seen).toContain(`audit edit employment: staff [${hired.id}] after {"leftOn":"2026-03-02"}`);
    expect(
      await scene.rows(`select left_on::text from employment where staff_id = $1 order by hired_on`, hired.id),
    ).toEqual([{ left_on: '2025-06-30' }, { left_on: '2026-03-02' }]);
  });
});

describe('terms', () => {
  test('change from a day on, and what held before stays', async () => {
    await begin();
    const { id } = await newest();
    const seen = await effectsIn(scene, async () => {
      const { status, body } = await agree(id, { fromDate: '2026-01-05', position: 'lead-teacher' });
      expect(status).toBe(201);
      expect(body.employments[0]?.terms.map(({ fromDate, position }) => [fromDate, position])).toEqual([
        ['2026-01-05', 'lead-teacher'],
        ['2025-08-18', 'teacher'],
      ]);
    });
    expect(seen).toEqual([
      `audit agree on terms: staff [${nurse}] after {"fromDate":"2026-01-05","isExempt":false,"jobTitle":"lead-teacher","weeklyMinutes":2400,"workweekStarts":1}`,
      'tell staff',
    ]);
    expect((await agree(id, { fromDate: '2026-01-05' })).body.fields).toEqual({
      fromDate: 'Other terms begin on this day',
    });
    expect((await agree(id, { fromDate: '2025-08-18' })).body.fields).toEqual({
      fromDate: 'Choose a day after the first day of this employment',
    });
    expect((await director.patch<Answered>(path(`employments/${id}`), { leftOn: '2025-12-31' })).body.fields).toEqual({
      leftOn: 'Other terms begin after this day. Take them out first.',
    });
  });

  test('are corrected by the version that was read; the first ones keep their day', async () => {
    await begin();
    const { id, terms } = await newest();
    const [first] = terms;
    const edit = (body: object, termId = first?.id) =>
      director.patch<Answered>(path(`employments/${id}/terms/${termId}`), body);
    const edited = await edit({ weeklyMinutes: 1_800, version: first?.version });
    expect(edited.body.employments[0]?.terms[0]).toMatchObject({ weeklyMinutes: 1_800, version: 2 });
    expect(await logged()).toMatchObject({
      action: 'edit terms',
      before: { weeklyMinutes: 2_400 },
      after: { weeklyMinutes: 1_800, jobTitle: 'teacher' },
    });
    expect((await edit({ weeklyMinutes: 1_200, version: first?.version })).status).toBe(412);
    expect((await edit({ fromDate: '2025-09-01' })).body.fields).toEqual({
      fromDate: 'The first terms begin on the first day of the employment',
    });
    expect((await edit({ weeklyMinutes: 10_081 })).body.fields).toEqual({
      weeklyMinutes: 'A week has between 0 and 168 hours',
    });
    expect((await edit({ weeklyMinutes: 60 }, 999_999)).status).toBe(404);
  });

  test('later ones are taken out; the first ones stay', async () => {
    await begin();
    const { id, terms } = await newest();
    const { body } = await agree(id, { fromDate: '2026-01-05' });
    const remove = (termId: number | undefined) => director.delete<Answered>(path(`employments/${id}/terms/${termId}`));
    const seen = await effectsIn(scene, async () => {
      expect((await remove(body.employments[0]?.terms[0]?.id)).body.employments[0]?.terms).toHaveLength(1);
    });
    expect(seen).toEqual([
      `audit remove terms: staff [${nurse}] before {"fromDate":"2026-01-05","isExempt":false,"jobTitle":"teacher","weeklyMinutes":2400,"workweekStarts":1}`,
      'tell staff',
    ]);
    expect((await remove(terms[0]?.id)).status).toBe(409);
  });
});

describe('when somebody can work', () => {
  const say = (client: Client, times: object[], id = nurse) =>
    client.put<Answered>(path('availability', id), { times });

  test('they say themselves, and whoever keeps the file; what touches is one', async () => {
    const client = await scene.as('Nurse');
    const several = await say(client, [
      { weekday: 2, from: '12:00', to: '24:00' },
      { weekday: 2, from: '07:00', to: '12:00' },
      { weekday: 1, from: '07:00', to: '15:30' },
    ]);
    expect(several.body.availability).toEqual([
      { weekday: 1, from: '07:00', to: '15:30' },
      { weekday: 2, from: '07:00', to: '24:00' },
    ]);
    const seen = await effectsIn(scene, async () => {
      await say(client, [{ weekday: 1, from: '07:00', to: '15:30' }]);
    });
    expect(seen).toEqual([
      `audit say availability: staff [${nurse}] after {"times":[{"to":"15:30","from":"07:00","weekday":1}]}`,
      'tell staff',
    ]);
    expect((await say(director, [])).body.availability).toEqual([]);
  });

  test('nobody else does, and a time ends after it begins', async () => {
    expect((await say(await scene.as('Lead Teacher'), [])).status).toBe(403);
    expect((await say(director, [{ weekday: 1, from: '15:00', to: '15:00' }])).body.fields).toEqual({
      times: 'Each time must end after it begins',
    });
    expect((await say(director, [{ weekday: 8, from: '07:00', to: '15:00' }])).status).toBe(422);
  });
});

describe('a personnel file', () => {
  test('is read by whoever it is about and whoever manages staff, and without pay', async () => {
    await begin();
    const own = await (await scene.as('Nurse')).get<File>(path('employment'));
    expect(own.status).toBe(200);
    expect(own.text).not.toMatch(/pay|rate/i);
    for (const role of ['Lead Teacher', 'Assistant Teacher', 'Support Staff'] as const)
      expect((await (await scene.as(role)).get(path('employment'))).status).toBe(403);
    for (const [method, route] of [
      ['post', 'employments'],
      ['post', 'qualifications'],
    ] as const)
      expect((await (await scene.as('Nurse'))[method](path(route), {})).status).toBe(403);
  });

  test('of another center is nobody’s', async () => {
    const elsewhere = await makeCenter(scene.larkhouse, { name: 'elsewhere' });
    expect((await director.get(path('employment', elsewhere.staff.Nurse))).status).toBe(404);
    expect((await begin({}, director, elsewhere.staff.Nurse)).status).toBe(404);
  });
});
