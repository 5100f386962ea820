import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { besideNamed, MATRIX_DEFAULTS } from '#contract/notifications-kinds.ts';
import { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

interface Refused {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}
type Body = Record<string, unknown>;
let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/Chicago' });
});
afterAll(() => scene.stop());

describe('staff', () => {
  test('begin with the defaults, and with the center’s time zone', async () => {
    const nurse = await scene.as('Nurse');
    expect((await nurse.get('/api/preferences')).body).toEqual({
      emailNotifications: true,
      pushNotifications: false,
      attendanceAlerts: true,
      incidentReports: true,
      dailyReports: false,
      language: 'en',
      timezone: 'America/Chicago',
      dateFormat: 'MM/DD/YYYY',
      timeFormat: 'language',
      theme: 'light',
      notifications: besideNamed('staff', MATRIX_DEFAULTS.staff),
      quietHours: null,
      centerTimeZone: 'America/Chicago',
      version: 0,
    });
  });

  test('keep what they choose, each their own', async () => {
    const [lead, assistant] = [await scene.as('Lead Teacher'), await scene.as('Assistant Teacher')];
    const saved = await lead.put<Body>('/api/preferences', { theme: 'dark', dateFormat: 'YYYY-MM-DD', version: 0 });
    expect([saved.status, saved.body.theme, saved.body.version]).toEqual([200, 'dark', 1]);
    const { body } = await lead.put<Body>('/api/preferences', { dailyReports: true });
    expect([body.theme, body.dateFormat, body.dailyReports, body.version]).toEqual(['dark', 'YYYY-MM-DD', true, 2]);
    expect((await lead.get<Body>('/api/preferences')).body).toEqual(body);
    expect((await assistant.get<Body>('/api/preferences')).body).toMatchObject({ theme: 'light', version: 0 });
  });

  test('save over nothing they have not seen', async () => {
    const support = await scene.as('Support Staff');
    await support.put('/api/preferences', { theme: 'dark', version: 0 });
    expect((await support.put('/api/preferences', { theme: 'system', version: 0 })).status).toBe(412);
    expect((await support.get<Body>('/api/preferences')).body.theme).toBe('dark');
  });

  test.each([
    [{ language: 'it' }, 'language', 'Must be one of: en, es, fr, de'],
    [{ theme: 'pink' }, 'theme', 'Must be one of: light, dark, system'],
    [{ dateFormat: 'DD.MM.YYYY' }, 'dateFormat', 'Must be one of: MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD'],
    [{ timeFormat: '24' }, 'timeFormat', 'Must be one of: language, h12, h23'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'Unknown time zone'],
    [{ emailNotifications: 'yes' }, 'emailNotifications', 'Must be a boolean'],
    [{ privacyMode: true }, 'privacyMode', 'Unknown field'],
  ])('%o is refused by its field', async (body, field, text) => {
    const answer = await scene.director.put<Refused>('/api/preferences', body);
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: text }]);
  });
});

describe('parents', () => {
  test('begin with the defaults and the consents they gave', async () => {
    const parent = await scene.parentOf(await scene.newFamily());
    expect((await parent.get('/api/preferences')).body).toEqual({
      emailNotifications: true,
      dailyReportEmail: true,
      incidentAlerts: true,
      weeklyDigest: false,
      reminderNotifications: true,
      language: 'en',
      timezone: 'America/Chicago',
      timeFormat: 'language',
      theme: 'system',
      downloadFormat: 'txt',
      autoDownload: false,
      privacyMode: false,
      notifications: besideNamed('parent', MATRIX_DEFAULTS.parent),
      quietHours: null,
      twoFactorAuth: false,
      emailConsent: false,
      smsConsent: false,
      marketingConsent: false,
      consentHistory: [],
      centerTimeZone: 'America/Chicago',
      version: 0,
    });
  });

  test('give and take back a consent: each change is kept with its moment', async () => {
    const family = await scene.newFamily();
    const parent = await scene.parentOf(family);
    const given = scene.larkhouse.clock.now().toISOString();
    await parent.put('/api/preferences', { emailConsent: true, smsConsent: false });
    scene.larkhouse.clock.advance({ minutes: 5 });
    const takenBack = scene.larkhouse.clock.now().toISOString();
    const { body } = await parent.put<Body>('/api/preferences', { emailConsent: false, language: 'de' });
    const history = [
      { consent: 'emailConsent', isGiven: false, at: takenBack },
      { consent: 'emailConsent', isGiven: true, at: given },
    ];
    expect(body).toMatchObject({ emailConsent: false, language: 'de', consentHistory: history });
    expect((await parent.get<Body>('/api/preferences')).body).toEqual(body);
  });

  test('who take back the consent to communication have taken back mail and texts with it', async () => {
    const family = await scene.newFamily();
    const parent = await scene.parentOf(family);
    const consents = `children/${family.childId}/consents`;
    await scene.director.post(`/api/${consents}`, { forms: ['communicationConsent'] });
    await parent.put('/api/preferences', { emailConsent: true, marketingConsent: true });
    expect((await parent.post(`/api/parent/${consents}/communicationConsent/withdraw`)).status).toBe(200);
    const audited = await scene.rows(
      `select d.before, d.after from audit a join audit_detail d on d.audit_id = a.id
       where a.action = 'save settings' and a.entity_ids = $1 order by a.id desc limit 1`,
      [family.guardianId],
    );
    expect(audited).toMatchObject([{ before: { emailConsent: true }, after: { emailConsent: false } }]);
    expect((await parent.get<Body>('/api/preferences')).body).toMatchObject({
      emailConsent: false,
      marketingConsent: true,
    });
  });

  test('cannot say that two-step verification is on', async () => {
    const parent = await scene.parentOf(firstOf(scene.world.families));
    const { status, body } = await parent.put<Refused>('/api/preferences', { twoFactorAuth: true });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['twoFactorAuth']]);
  });

  test('have none of the staff’s settings', async () => {
    const parent = await scene.parentOf(firstOf(scene.world.families));
    const { status, body } = await parent.put<Refused>('/api/preferences', { attendanceAlerts: false });
    expect([status, body.fields]).toEqual([422, { attendanceAlerts: 'Unknown field' }]);
  });
});

describe('notifications', () => {
  test('a cell that is chosen changes alone', async () => {
    const parent = await scene.parentOf(await scene.newFamily());
    const before = (await parent.get<{ notifications: object }>('/api/preferences')).body.notifications;
    const sent = { notifications: { photo: { mail: true }, incident: { push: false } } };
    const { status, body } = await parent.put<Body>('/api/preferences', sent);
    const expected = {
      ...before,
      photo: { inApp: true, mail: true, push: true },
      incident: { inApp: true, push: false },
    };
    expect([status, body.notifications]).toEqual([200, expected]);
    const more = await parent.put<Body>('/api/preferences', { notifications: { photo: { push: false } } });
    expect(more.body.notifications).toEqual({ ...expected, photo: { inApp: true, mail: true, push: false } });
    expect((await parent.get<Body>('/api/preferences')).body.notifications).toEqual(more.body.notifications);
  });

  test('quiet hours are set and taken away', async () => {
    const quietHours = { from: '21:30', to: '06:15' };
    expect((await scene.director.put<Body>('/api/preferences', { quietHours })).body.quietHours).toEqual(quietHours);
    expect((await scene.director.put<Body>('/api/preferences', { theme: 'dark' })).body.quietHours).toEqual(quietHours);
    expect((await scene.director.put<Body>('/api/preferences', { quietHours: null })).body.quietHours).toBeNull();
  });

  test.each([
    [{ quietHours: { from: '22:00', to: '22:00' } }, 'quietHours.to', 'Choose two different times'],
    [{ quietHours: { from: '22', to: '07:00' } }, 'quietHours.from', 'Enter a time as HH:MM'],
    [{ notifications: { incident: { mail: false } } }, 'notifications.incident.mail', 'Unknown field'],
    [{ notifications: { gossip: { push: true } } }, 'notifications.gossip', 'Unknown field'],
    [{ notifications: { photo: { push: 'yes' } } }, 'notifications.photo.push', 'Must be a boolean'],
  ])('%o is refused by its field', async (body, field, text) => {
    for (const client of [scene.director, await scene.parentOf(firstOf(scene.world.families))]) {
      const answer = await client.put<Refused>('/api/preferences', body);
      expect([answer.status, answer.body.fields]).toEqual([422, { [field]: text }]);
    }
  });
});

describe('the language', () => {
  const asking = (language: string) => ({ 'accept-language': language });

  test('of whoever chose none is the first of the browser’s that is offered', async () => {
    const [nurse, parent] = [await scene.as('Nurse'), await scene.parentOf(await scene.newFamily())];
    const of = async (client: typeof nurse, header: string) =>
      (await client.get<Body>('/api/preferences', asking(header))).body.language;
    expect(await of(nurse, 'es-MX,es;q=0.9')).toBe('es');
    expect(await of(nurse, 'de-AT')).toBe('de');
    expect(await of(nurse, 'it')).toBe('en');
    expect(await of(parent, 'de-CH')).toBe('de');
  });
});

test('nobody without a session reads or saves settings', async () => {
  const stranger = new Client(scene.larkhouse.origin);
  expect((await stranger.get('/api/preferences')).status).toBe(401);
  expect((await stranger.put('/api/preferences', {})).status).toBe(401);
});
