import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// What nobody sees without the capability: not in a file, not in the log, not in the database.
interface Pay {
  readonly pay: { readonly termId: number; readonly kind: string | null; readonly rate: number | null }[];
}
const RATE = 87_654;
let scene: Scene;
let nurse: number;
let term: string;
beforeAll(async () => {
  scene = await startScene();
  nurse = scene.world.staff.Nurse;
  const { body } = await scene.director.post<{ employments: { id: number; terms: { id: number }[] }[] }>(
    `/api/staff/${nurse}/employments`,
    { hiredOn: '2025-08-18', position: 'nurse', workweekStarts: 1, isExempt: false },
  );
  const [employment] = body.employments;
  term = `/api/staff/${nurse}/employments/${employment?.id}/terms/${employment?.terms[0]?.id}`;
});
afterAll(() => scene.stop());

const say = (body: object, client: Client = scene.director) => client.put<Pay>(`${term}/pay`, body);
const read = (client: Client = scene.director) => client.get<Pay>(`/api/staff/${nurse}/pay`);

test('pay is said and read; the log keeps that it was, and not what', async () => {
  const said = await effectsIn(scene, async () => {
    expect((await say({ kind: 'hourly', rate: RATE })).body.pay).toMatchObject([{ kind: 'hourly', rate: RATE }]);
  });
  expect(said).toEqual([`audit set pay: staff [${nurse}]`, 'tell staff']);
  const seen = await effectsIn(scene, async () => {
    expect((await read()).body.pay).toMatchObject([{ kind: 'hourly', rate: RATE }]);
  });
  expect(seen).toEqual([`audit read pay: staff [${nurse}]`]);
  const details = await scene.rows<{ all: string }>(`select d::text as all from audit_detail d`);
  expect(details.map(({ all }) => all).join('\n')).not.toContain(String(RATE));
});

test('it lies encrypted, and of another row it does not open', async () => {
  await say({ kind: 'salary', rate: RATE });
  const [row] = await scene.rows<{ all: string }>(`select t::text as all from employment_term t`);
  expect(row?.all).not.toContain(String(RATE));
  expect(row?.all).not.toContain('salary');
  const moved = await scene.rows<{ id: number }>(
    `insert into employment_term (center_id, employment_id, from_date, position, workweek_starts, pay_sealed)
     select center_id, employment_id, '2026-01-05', position, workweek_starts, pay_sealed from employment_term returning id`,
  );
  expect((await read()).status).toBe(500);
  await scene.rows(`delete from employment_term where id = $1`, moved[0]?.id);
});

test('kind and rate are said together, or neither', async () => {
  for (const body of [
    { kind: 'hourly', rate: null },
    { kind: null, rate: 2_000 },
    { kind: 'hourly', rate: -1 },
    { kind: 'daily', rate: 1 },
  ])
    expect((await say(body)).status).toBe(422);
  expect((await say({ kind: null, rate: null })).body.pay).toMatchObject([{ kind: null, rate: null }]);
});

test('without the capability nobody reads or says it: not whose it is, and not who manages staff alone', async () => {
  await say({ kind: 'hourly', rate: RATE });
  for (const role of ['Nurse', 'Lead Teacher', 'Assistant Teacher', 'Support Staff'] as const) {
    const client = await scene.as(role);
    expect((await read(client)).status).toBe(403);
    expect((await say({ kind: 'hourly', rate: 1 }, client)).status).toBe(403);
  }
  await scene.rows(`delete from role_capability where capability = 'staff.pay'`);
  const director = await scene.as('Director');
  expect((await read(director)).status).toBe(403);
  const file = await director.get(`/api/staff/${nurse}/employment`);
  expect([file.status, file.text.includes(String(RATE))]).toEqual([200, false]);
});
