import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { healthPaper, paper, training } from '#testing/matrix/fresh-papers.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Monday, March 2 2026, 7:30 in New York.
interface Sheet {
  readonly columns: { readonly key: string }[];
  readonly rows: { readonly cells: (string | number | null)[]; readonly mark: string | null }[];
  readonly notes: { readonly text: string }[];
}
let scene: Scene;
let director: Client;
let teacher: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  teacher = scene.world.staff['Lead Teacher'];
  await scene.rows(`update staff set created_at = '2024-01-10 12:00Z'`);
  director = await scene.as('Director');
  const { id } = (await director.post<{ id: number }>(`/api/staff/${teacher}/papers`, paper())).body;
  await director.post(`/api/papers/${id}/verify`);
  await director.post(`/api/staff/${teacher}/training`, training());
  await director.post(`/api/staff/${teacher}/health-papers`, healthPaper());
  await scene.rows(
    `insert into staff_qualification (center_id, staff_id, age_group, from_date) values ($1, $2, 'infants', '2025-01-01')`,
    scene.world.centerId,
    teacher,
  );
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  director = await scene.as('Director');
});

const sheet = async (name: string, more = '') =>
  (await director.get<Sheet>(`/api/compliance/sheets/${name}?from=2026-03-02&to=2026-03-02${more}`)).body;
const of = ({ rows }: Sheet, person: string) => rows.filter(({ cells }) => String(cells[0]).includes(person));

test('the sheet shows per person what is there and what is missing, with the rule and its source (papers-10)', async () => {
  const read = await sheet('papers');
  const lead = of(read, 'Lead');
  const row = (asked: string) => lead.find(({ cells }) => cells[1] === asked);
  expect(row('CPR for infants and children')).toMatchObject({
    cells: [
      expect.any(String),
      'CPR for infants and children',
      'There',
      '2028-01-15',
      'Heartsaver card, issued on Thursday, 01/15/2026',
      'Dora Director',
      'Larkhouse',
    ],
    mark: null,
  });
  expect(row('Criminal background check')).toMatchObject({
    cells: expect.arrayContaining(['Missing']),
    mark: 'attention',
  });
  expect(row('Orientation in health and safety')?.cells.at(-1)).toMatch(/^45 CFR 98\.44\(b\)\(1\) \(.+\)$/);
  expect(row('Training hours of the year')?.cells).toContain('2 of 15 hours');
  expect(lead.at(-1)).toMatchObject({
    mark: 'sum',
    cells: expect.arrayContaining([expect.stringMatching(/Qualified for: infants$/)]),
  });
  expect(JSON.stringify(read)).not.toMatch(/HS-48|Skin test|tb-test/);
});

test('as of a day on which the card was not there yet it is missing', async () => {
  const { body } = await director.get<Sheet>('/api/compliance/sheets/papers?from=2026-01-10&to=2026-01-10');
  const found = of(body, 'Lead').find(({ cells }) => cells[1] === 'CPR for infants and children');
  expect(found?.cells[2]).toBe('Missing');
});

test('an inspector sees it by link, for the whole team', async () => {
  const made = await director.post<{ address: string }>('/api/compliance/inspector-links', {
    label: 'Ms. Rivera',
    sheets: ['papers'],
    from: '2026-03-02',
    to: '2026-03-02',
    hours: 2,
  });
  const token = made.body.address.split('/').at(-1);
  const inspector = new Client(scene.larkhouse.origin);
  const seen = await inspector.get<Sheet>(`/api/inspections/${token}/sheets/papers`);
  expect([seen.status, seen.body.rows.length]).toEqual([200, (await sheet('papers')).rows.length]);
  expect((await inspector.get(`/api/inspections/${token}/sheets/health-papers`)).status).toBe(404);
});

test('papers on health stand on a sheet and behind a link with that capability alone', async () => {
  await scene.rows(
    `insert into rule_choice (center_id, pack, chosen_at) values ($1, 'CA', now()) on conflict (center_id) do update set pack = 'CA'`,
    scene.world.centerId,
  );
  expect(JSON.stringify(await sheet('health-papers'))).toContain('Skin test');
  await scene.rows(`delete from role_capability where capability = 'staff.health'`);
  director = await scene.as('Director');
  const link = { label: 'x', sheets: ['health-papers'], from: '2026-03-02', to: '2026-03-02', hours: 2 };
  const statuses = [
    (await director.get('/api/compliance/sheets/health-papers')).status,
    (await director.get('/api/compliance/sheets/health-papers/download')).status,
    (await director.post('/api/compliance/inspector-links', link)).status,
  ];
  expect(statuses).toEqual([403, 403, 403]);
});
