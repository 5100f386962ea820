import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { timesheets as contract } from '#contract/timesheets.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Monday, March 16 2026, 9:00 in New York.
const MONDAY = '2026-03-16T13:00:00Z';
type Settings = z.output<(typeof contract)['GET /api/timesheets/settings']['reply']>;
type Timesheet = z.output<(typeof contract)['GET /api/timesheets/:id']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}
let scene: Scene;
let director: Client;
let nurse: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York', now: MONDAY });
  ({ director } = scene);
  nurse = scene.world.staff.Nurse;
});
afterAll(() => scene.stop());

const put = (change: object = {}, client = director) =>
  client.put<Settings & Refused>('/api/timesheets/settings', {
    payPeriod: 'weekly',
    startsOn: '2026-03-02',
    roundingMinutes: null,
    companyCode: 'LRK',
    doubleTimeCode: null,
    columns: [
      { header: 'Who', field: 'fullName' },
      { header: '=Number', field: 'payrollNumber' },
      { header: 'Hours', field: 'workedHours' },
    ],
    ...change,
  });
const lastAudited = (action: string) =>
  scene.rows(
    `select d.before, d.after from audit a join audit_detail d on d.audit_id = a.id
     where a.action = $1 order by a.id desc limit 1`,
    action,
  );
const get = async () => (await director.get<Settings>('/api/timesheets/settings')).body;
async function signedHours(endTime: string) {
  await director.post(`/api/staff/${nurse}/duties`, {
    ...{ startDate: '2026-03-09', startTime: '08:00', endTime, reason: 'On paper' },
  });
  const own = await signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: nurse });
  const { now } = (await own.get<Timesheet>('/api/timesheets/own?date=2026-03-09')).body;
  await own.post('/api/timesheets/own/sign', { date: '2026-03-09', minutes: now });
  await director.post('/api/timesheets/approve', { date: '2026-03-09', timesheets: [{ staffId: nurse }] });
  return now;
}
const file = (map: string, client = director) => client.get(`/api/timesheets/export?date=2026-03-09&map=${map}`);

test('pay periods, rounding and columns are set by whoever manages staff (timesheets-6)', async () => {
  expect(await get()).toMatchObject({ payPeriod: 'every-two-weeks', roundingMinutes: null, changeableFrom: null });
  const { version } = await get();
  const told = await effectsIn(scene, () => put({ version }));
  expect(told.join('\n')).toContain('set timesheet rules');
  expect(await lastAudited('set timesheet rules')).toMatchObject([
    {
      before: { payPeriod: 'every-two-weeks', companyCode: null },
      after: { payPeriod: 'weekly', companyCode: 'LRK' },
    },
  ]);
  expect(told).toContain('tell timesheets');
  expect(await get()).toMatchObject({ payPeriod: 'weekly', startsOn: '2026-03-02', companyCode: 'LRK' });
  expect((await put({ version })).status).toBe(412);
  expect((await put({ roundingMinutes: 7 })).status).toBe(422);
  expect((await put({ columns: [{ header: ' ', field: 'fullName' }] })).status).toBe(422);
  expect((await put({}, await scene.as('Lead Teacher'))).status).toBe(403);
  const { body } = await director.get<{ from: string; to: string }>('/api/timesheets?date=2026-03-11');
  expect(body).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
});

test('a payroll number is set, and taken away (timesheets-12)', async () => {
  const set = (number: string | null) =>
    director.put<{ number: string | null }>(`/api/timesheets/${nurse}/payroll-number`, { number });
  const told = await effectsIn(scene, () => set('4711'));
  expect(told.join('\n')).toContain('set payroll number');
  expect(told).toContain('tell timesheets');
  expect(await effectsIn(scene, () => set('4711'))).toEqual([]);
  expect((await set('')).body).toEqual({ number: null });
  expect((await set('=4711')).body).toEqual({ number: '=4711' });
});

test('approved hours are a file for payroll, the same each time (timesheets-12)', async () => {
  expect((await file('own')).status).toBe(409);
  expect((await director.post('/api/timesheets/export', { date: '2026-03-09' })).status).toBe(409);
  await signedHours('17:30');
  const told = await effectsIn(scene, () => director.post('/api/timesheets/export', { date: '2026-03-09' }));
  expect(told.join('\n')).toContain('export timesheet');
  const first = await file('own');
  expect(first.headers.get('content-disposition')).toContain('payroll-own-2026-03-09-2026-03-15.csv');
  expect(first.text).toBe("Who,'=Number,Hours\nNurse Tester,'=4711,9.50\n");
  expect(await effectsIn(scene, () => director.post('/api/timesheets/export', { date: '2026-03-09' }))).toEqual([]);
  const looked = await effectsIn(scene, () => file('own'));
  expect(looked.join('\n')).toContain('audit export: timesheet');
  const exported = { from: '2026-03-09', to: '2026-03-15', map: 'own' };
  expect(await lastAudited('export')).toEqual([{ before: null, after: exported }]);
  expect((await file('own')).text).toBe(first.text);
  expect((await file('own', await scene.as('Nurse'))).status).toBe(403);
});

test('columns of services come with their source, and what they hold (timesheets-12)', async () => {
  const { maps } = await get();
  expect(maps.map(({ id }) => id)).toEqual(['gusto', 'adp']);
  for (const { source, foundOn } of maps) expect(`${source} ${foundOn}`).toMatch(/\.com.* \d{4}-\d\d-\d\d$/);
  expect((await file('gusto')).text).toBe(
    "last_name,first_name,gusto_employee_id,regular_hours,overtime_hours,double_overtime_hours\nTester,Nurse,'=4711,9.50,0.00,0.00\n",
  );
  expect((await file('adp')).text).toBe(
    "Co Code,Batch ID,File #,Reg Hours,O/T Hours,Hours 3 Code,Hours 3 Amount\nLRK,260315,'=4711,9.50,0.00,,0.00\n",
  );
  expect((await file('paychex')).status).toBe(422);
});

test('pay is a column for whoever may see pay, who is written down, and for nobody else (timesheets-12)', async () => {
  const terms = { position: 'nurse', workweekStarts: 7, isExempt: false };
  const { body } = await director.post<{ employments: { id: number; terms: { id: number }[] }[] }>(
    `/api/staff/${nurse}/employments`,
    { hiredOn: '2026-01-05', ...terms },
  );
  const [employment] = body.employments;
  await director.put(`/api/staff/${nurse}/employments/${employment?.id}/terms/${employment?.terms[0]?.id}/pay`, {
    ...{ kind: 'hourly', rate: 2150 },
  });
  const columns = ['lastName', 'payRate', 'regularHours'].map((field) => ({ header: field, field }));
  await put({ columns });
  const told = await effectsIn(scene, () => file('own'));
  expect(told.join('\n')).toContain('audit read pay');
  expect((await file('own')).text).toBe('lastName,payRate,regularHours\nTester,21.50,9.50\n');
  const roles = (await director.get<{ id: number; name: string; capabilities: string[] }[]>('/api/roles')).body;
  const lead = roles.find(({ name }) => name === 'Lead Teacher');
  await director.put(`/api/roles/${lead?.id}/capabilities`, {
    capabilities: [...(lead?.capabilities ?? []), 'staff.manage'],
  });
  const without = await file('own', await scene.as('Lead Teacher'));
  expect(without.text).toBe('lastName,regularHours\nTester,9.50\n');
  await put();
});

test('another period or rounding begins behind what is signed (timesheets-6)', async () => {
  expect((await get()).changeableFrom).toBe('2026-03-16');
  const refused = await put({ payPeriod: 'monthly', startsOn: '2026-03-10' });
  expect(refused.body.fields).toEqual({ startsOn: 'Hours are signed up to 2026-03-15. Choose a later day.' });
  expect((await put({ companyCode: 'LRH' })).status).toBe(200);
  expect((await put({ payPeriod: 'monthly', startsOn: '2026-03-16', roundingMinutes: 15 })).status).toBe(200);
  const { body: past } = await director.get<{ from: string; to: string }>('/api/timesheets?date=2026-03-11');
  expect(past).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
  const { body: now } = await director.get<{ from: string; to: string }>('/api/timesheets');
  expect(now).toMatchObject({ from: '2026-03-16', to: '2026-03-31' });
  scene.larkhouse.clock.set('2026-03-17T13:00:00Z');
  director = await scene.as('Director');
  await director.post(`/api/staff/${nurse}/duties`, {
    ...{ startDate: '2026-03-16', startTime: '08:07', endTime: '16:08', reason: 'On paper' },
  });
  const { body: timesheet } = await director.get<Timesheet>(`/api/timesheets/${nurse}`);
  expect(timesheet.days[0]).toMatchObject({ spans: [{ from: '08:00', to: '16:15', minutes: 495 }] });
});
