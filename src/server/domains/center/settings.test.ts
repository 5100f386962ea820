import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

interface Versioned {
  readonly version: number;
}
interface Settings {
  readonly details: Versioned & { readonly name: string };
  readonly hours: Versioned;
  readonly rules: Versioned;
  readonly weather: Versioned;
}
const settings = async () => (await scene.director.get<Settings>('/api/center/settings')).body;
const audited = (action: string) => scene.rows(`select from audit where action = $1`, action);

describe('details', () => {
  test('are changed, audited, and seen by staff and families', async () => {
    const { version } = (await settings()).details;
    const changes = { address: '12 Elm Street', phone: '555 0100', email: 'office@maple.test', contactPerson: 'Dora' };
    const answer = await scene.director.patch('/api/center/details', { ...changes, version });
    expect(answer).toMatchObject({ status: 200, body: { ...changes, name: 'Maple House', version: version + 1 } });
    expect(await audited('change center details')).toHaveLength(1);
    const parent = await scene.parentOf(firstOf(scene.world.families));
    for (const client of [parent, await scene.as('Support Staff')]) {
      const { status, body } = await client.get<Record<string, unknown>>('/api/center');
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...changes, closures: [], openingHours: expect.any(Array) });
      expect(Object.keys(body)).not.toContain('version');
    }
    expect((await parent.get('/api/parent/session')).body).toMatchObject({
      center: { phone: '555 0100', email: 'office@maple.test' },
    });
  });

  test('an edit of an older version is refused; each part has a version of its own', async () => {
    const before = await settings();
    const body = { phone: '555 0101', version: before.details.version };
    expect((await scene.director.patch('/api/center/details', body)).status).toBe(200);
    expect((await scene.director.patch('/api/center/details', body)).status).toBe(412);
    const after = await settings();
    expect({ ...after, details: null }).toEqual({ ...before, details: null });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Center name is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Unknown time zone'],
    [{ timeZone: '+05:00' }, 'timeZone', 'Unknown time zone'],
    [{ isDemo: true }, 'isDemo', 'Unknown field'],
  ])('%j is refused by name', async (body, field, text) => {
    const answer = await scene.director.patch('/api/center/details', body);
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: text } } });
  });

  test('another time zone shows the same moments by another clock, and keeps their days', async () => {
    const { childId } = await scene.newFamily();
    const stay = { childId, date: '2026-03-02', checkInTime: '07:20', checkInBy: 'Ned', status: 'present' };
    await scene.director.post('/api/attendance', stay);
    const checkIn = async () => {
      const { body } = await scene.director.get<{ childId: number; date: string; checkInTime: string }[]>(
        '/api/attendance?date=2026-03-02',
      );
      return body.find((row) => row.childId === childId);
    };
    await scene.director.patch('/api/center/details', { timeZone: 'America/Chicago' });
    expect(await checkIn()).toMatchObject({ date: '2026-03-02', checkInTime: '06:20' });
    await scene.director.patch('/api/center/details', { timeZone: 'America/New_York' });
    expect(await checkIn()).toMatchObject({ date: '2026-03-02', checkInTime: '07:20' });
  });
});

describe('hours, rules and the weather place', () => {
  test('hours replace the week', async () => {
    const { version } = (await settings()).hours;
    const days = [
      { weekday: 1, opens: '06:30', closes: '17:30' },
      { weekday: 6, opens: '09:00', closes: '12:00' },
    ];
    const answer = await scene.director.put('/api/center/hours', { days, version });
    expect(answer).toMatchObject({ status: 200, body: { days, version: version + 1 } });
    expect((await scene.director.put('/api/center/hours', { days, version })).status).toBe(412);
  });

  test('hours that end before they begin, or name a day twice, are refused by name', async () => {
    const day = { weekday: 2, opens: '09:00', closes: '09:00' };
    expect(await scene.director.put('/api/center/hours', { days: [day] })).toMatchObject({
      status: 422,
      body: { fields: { 'days.0.closes': 'The closing time must be after the opening time' } },
    });
    const whole = { ...day, closes: '10:00' };
    expect(await scene.director.put('/api/center/hours', { days: [whole, whole] })).toMatchObject({
      status: 422,
      body: { fields: { 'days.1.weekday': 'This weekday is named twice' } },
    });
  });

  test('rules stay within their bounds', async () => {
    const { version } = (await settings()).rules;
    const rules = {
      arrivalDeadline: '09:30',
      invitationDays: 14,
      childRecordYears: 10,
      financialRecordYears: 8,
      escalatePushMinutes: 5,
      escalateMailMinutes: null,
    };
    expect(await scene.director.patch('/api/center/rules', { ...rules, version })).toMatchObject({
      status: 200,
      body: rules,
    });
    expect((await scene.director.patch('/api/center/rules', { invitationDays: 20, version })).status).toBe(412);
    expect(await scene.director.patch('/api/center/rules', { arrivalDeadline: null })).toMatchObject({
      body: { arrivalDeadline: null, invitationDays: 14 },
    });
    for (const wrong of [
      { childRecordYears: 2 },
      { financialRecordYears: 3 },
      { staffRecordYears: 31 },
      { invitationDays: 0 },
      { arrivalDeadline: '25:00' },
      { escalatePushMinutes: 0 },
      { escalateMailMinutes: 1441 },
    ]) {
      const { status, body } = await scene.director.patch<{ fields: object }>('/api/center/rules', wrong);
      expect([status, Object.keys(body.fields)]).toEqual([422, Object.keys(wrong)]);
    }
  });

  test('a weather place is a name with coordinates, or nothing', async () => {
    const place = { place: 'Springfield', latitude: 42.1049, longitude: -72.59 };
    expect(await scene.director.put('/api/center/weather', place)).toMatchObject({
      status: 200,
      body: { place: 'Springfield', latitude: 42.1, longitude: -72.59, isConfigured: false },
    });
    expect(await scene.director.put('/api/center/weather', { ...place, latitude: null })).toMatchObject({
      status: 422,
      body: { fields: { latitude: expect.any(String) } },
    });
    expect((await scene.director.put('/api/center/weather', { ...place, latitude: 91 })).status).toBe(422);
    const none = { place: null, latitude: null, longitude: null };
    expect(await scene.director.put('/api/center/weather', none)).toMatchObject({ status: 200, body: none });
  });
});

describe('payment details', () => {
  const ACCOUNT = '000123456789';
  const details = {
    achAccountName: 'Maple House LLC',
    achBankName: 'First Bank',
    achRoutingNumber: '021000021',
    achAccountNumber: ACCOUNT,
    zelleName: 'Maple House',
    zelleContact: 'pay@maple.test',
    ein: '123456789',
  };

  test('the account number is encrypted, and only its end is ever answered', async () => {
    const saved = await scene.director.patch('/api/center/payment-details', details);
    expect(saved).toMatchObject({ status: 200, body: { achAccountLastFour: '6789', ein: '12-3456789' } });
    const read = await scene.director.get<Versioned>('/api/center/payment-details');
    expect(saved.text + read.text).not.toContain(ACCOUNT);
    const [row] = await scene.rows<{ text: string }>('select p::text as text from payment_details p');
    const kept = await scene.rows<{ text: string }>('select d::text as text from audit_detail d');
    for (const { text } of [...kept, row ?? { text: '' }]) {
      expect(text).not.toContain(ACCOUNT);
      expect(text).not.toContain(Buffer.from(ACCOUNT).toString('hex'));
    }
    const [{ sealed } = { sealed: Buffer.alloc(0) }] = await scene.rows<{ sealed: Buffer }>(
      'select ach_account_sealed as sealed from payment_details',
    );
    expect(scene.larkhouse.server.vault.open('payment', sealed)).toBe(ACCOUNT);
  });

  test('an empty account number keeps the stored one, null takes it away', async () => {
    const change = (achAccountNumber: string | null | undefined) =>
      scene.director.patch('/api/center/payment-details', { achBankName: 'Second Bank', achAccountNumber });
    expect(await change('')).toMatchObject({ body: { achAccountLastFour: '6789' } });
    expect(await change(undefined)).toMatchObject({ body: { achAccountLastFour: '6789' } });
    expect(await change(null)).toMatchObject({ body: { achAccountLastFour: null, achBankName: 'Second Bank' } });
  });

  test('an edit of an older version is refused', async () => {
    const { version } = (await scene.director.get<Versioned>('/api/center/payment-details')).body;
    const body = { zelleName: 'Maple', version };
    expect((await scene.director.patch('/api/center/payment-details', body)).status).toBe(200);
    expect((await scene.director.patch('/api/center/payment-details', body)).status).toBe(412);
  });

  test.each([
    ['achRoutingNumber', '021000022'],
    ['achRoutingNumber', '12345'],
    ['achAccountNumber', '12a4'],
    ['ein', '1-23'],
    ['zelleContact', 'somebody'],
  ])('%s %s is refused by name', async (field, value) => {
    const { status, body } = await scene.director.patch<{ fields: object }>('/api/center/payment-details', {
      [field]: value,
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});
