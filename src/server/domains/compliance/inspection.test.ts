import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { inInspection } from '#server/db/open-scope.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { Client } from '#testing/client.ts';
import { linesOf, type ReadSheet } from '#testing/compliance.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Link {
  readonly id: number;
  readonly address: string;
  readonly state: string;
  readonly looks: number;
}
const GONE = 'This link does not work. It may have expired; ask the center for a new one.';

let scene: Scene;
let stranger: Client;
beforeAll(async () => {
  scene = await startScene();
  stranger = new Client(scene.larkhouse.origin);
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  await scene.rows('delete from login_throttle');
});

const WANTED = {
  label: 'Ms. Inspector',
  sheets: ['sign-in', 'staff-hours'],
  from: '2026-02-23',
  to: MONDAY,
  hours: 24,
};
const make = async (changes: object = {}) => {
  const { status, body } = await scene.director.post<Link>('/api/compliance/inspector-links', {
    ...WANTED,
    ...changes,
  });
  expect(status).toBe(201);
  return { ...body, token: body.address.split('/').at(-1) ?? '' };
};
const look = <T = ReadSheet>(token: string, rest = '') =>
  stranger.get<T & { message: string }>(`/api/inspections/${token}${rest}`);
const isGone = async (token: string, rest = '') => {
  const { status, body } = await look(token, rest);
  return status === 404 && body.message === GONE;
};

describe('a link', () => {
  test('shows its sheets on its days to whoever holds its address, and each look is written down', async () => {
    const { checkIn } = attendanceOf(scene.director);
    await checkIn(scene.world.families[0]?.childId ?? 0, '07:00');
    const { token, id, address } = await make();
    expect(address).toMatch(/\/inspect\/[\w-]{43}$/);

    const { body: found } = await look<{ sheets: { sheet: string }[]; center: string }>(token);
    expect(found).toMatchObject({ center: 'Maple House', label: 'Ms. Inspector', from: '2026-02-23', to: MONDAY });
    expect(found.sheets.map(({ sheet }) => sheet)).toEqual(['sign-in', 'staff-hours']);
    const { body } = await look(token, '/sheets/sign-in');
    expect([body.from, body.to]).toEqual(['2026-02-23', MONDAY]);
    expect(linesOf(body)).toMatchObject([{ in: '07:00', inBy: 'Mother' }]);
    const file = await look(token, `/sheets/sign-in/download?from=${MONDAY}&to=${MONDAY}&format=pdf`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);

    const { body: looks } = await scene.director.get(`/api/compliance/inspector-links/${id}/looks`);
    expect(looks).toMatchObject([
      { sheet: 'sign-in', form: 'pdf' },
      { sheet: 'sign-in', form: 'screen' },
      { sheet: null, form: 'screen' },
    ]);
    const audited = await scene.rows(
      'select action, entity, entity_ids from audit where actor_kind = $1 order by id',
      'inspector',
    );
    expect(audited).toEqual([
      { action: 'inspect', entity: 'inspector_link', entity_ids: [id] },
      { action: 'inspect', entity: 'sheet sign-in', entity_ids: [id] },
      { action: 'inspect', entity: 'sheet sign-in', entity_ids: [id] },
    ]);
  });

  test('is read in the language of the browser', async () => {
    const { token } = await make();
    const titlesIn = async (language: string) => {
      const asked = { 'accept-language': language };
      const { body } = await stranger.get<{ sheets: { title: string }[] }>(`/api/inspections/${token}`, asked);
      return body.sheets.map(({ title }) => title);
    };
    expect(await titlesIn('en')).toEqual(['Sign-in and sign-out sheet', 'Staff hours']);
    expect(await titlesIn('de-AT')).toEqual(['Anwesenheitsliste', 'Dienstzeiten']);
  });

  test('opens no other sheet and no other day, as if it were not there', async () => {
    const { token } = await make({ from: MONDAY });
    expect(await isGone(token, '/sheets/incidents')).toBe(true);
    expect(await isGone(token, '/sheets/immunizations/download?format=csv')).toBe(true);
    expect(await isGone(token, '/sheets/sign-in?from=2026-02-27')).toBe(true);
    expect(await isGone(token, '/sheets/sign-in?to=2026-03-03')).toBe(true);
    expect((await look(token, '/sheets/sign-in?from=2026-03-02&to=2026-03-02')).status).toBe(200);
    expect((await look(token, '/sheets/sign-in?roomId=1')).body).toMatchObject({ from: MONDAY, to: MONDAY });
    expect((await look(token, '/sheets/sign-in/download?format=xlsx')).status).toBe(422);
  });

  test('that expired, was revoked or never was says the same', async () => {
    const { token } = await make({ hours: 1 });
    expect((await look(token)).status).toBe(200);
    scene.larkhouse.clock.advance({ minutes: 60 });
    expect(await isGone(token)).toBe(true);
    expect(await isGone(token, '/sheets/sign-in')).toBe(true);
    scene.larkhouse.clock.set(MONDAY_MORNING);

    const other = await make();
    const revoked = await scene.director.post<Link>(`/api/compliance/inspector-links/${other.id}/revoke`);
    expect([revoked.status, revoked.body.state]).toEqual([200, 'revoked']);
    expect((await scene.director.post(`/api/compliance/inspector-links/${other.id}/revoke`)).status).toBe(200);
    expect(await isGone(other.token)).toBe(true);
    expect(await isGone('unknown')).toBe(true);
    const { body: list } = await scene.director.get<Link[]>('/api/compliance/inspector-links');
    expect(JSON.stringify(list)).not.toContain(other.token);
  });

  test('is nothing anywhere else', async () => {
    const { token } = await make();
    const others = Object.entries<Endpoint>(api).filter(
      ([route, { audience, stream }]) => route.startsWith('GET ') && audience !== 'anyone' && !stream,
    );
    expect(others.length).toBeGreaterThan(50);
    const bearer = new Client(scene.larkhouse.origin, { authorization: `Bearer ${token}` });
    for (const name of ['larkhouse_staff', 'larkhouse_parent', 'larkhouse_kiosk']) bearer.setCookie(name, token);
    for (const [route] of others) {
      const path = route
        .slice(4)
        .replace(/:sheet/, 'sign-in')
        .replace(/:\w+/g, '1');
      const { status } = await bearer.get(`${path}?token=${token}`);
      expect([status, route]).toEqual([401, route]);
    }
    expect((await bearer.post('/api/compliance/inspector-links', WANTED)).status).toBe(401);
    expect((await bearer.get(`/api/account-links/${token}`)).status).toBe(404);
  });

  test('can only read, whatever would be sent behind it', async () => {
    const { token } = await make();
    const opening = { tokenHash: hashToken(token), sheet: 'sign-in', form: 'screen' } as const;
    const write = (sql: string) =>
      inInspection(scene.larkhouse.server, opening, notFound(GONE), (reading) =>
        reading.all({ compile: () => ({ sql, parameters: [] }) } as never),
      );
    await expect(write('update child set first_name = $$x$$')).rejects.toThrow(/read-only transaction/);
    await expect(write('delete from inspector_access')).rejects.toThrow(/read-only transaction|permission denied/);
    await expect(write('set transaction read write')).rejects.toThrow(/read-write mode/);
    expect(await write('select count(*)::int as n from child')).toEqual([{ n: 2 }]);
  });

  test('may be guessed at no more than a few times', async () => {
    const { token } = await make();
    const statuses = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await look(`guess-${n}`)).status);
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await look(token)).status).toBe(429);
    scene.larkhouse.clock.advance({ minutes: 16 });
    expect((await look(token)).status).toBe(200);
  });

  test('is made for at most 72 hours, sheets that are there, and as many days as they cover', async () => {
    const refused = async (changes: object) => {
      const { status, text } = await scene.director.post('/api/compliance/inspector-links', { ...WANTED, ...changes });
      return [status, Object.keys(JSON.parse(text).fields ?? {})];
    };
    expect(await refused({ hours: 73 })).toEqual([422, ['hours']]);
    expect(await refused({ sheets: [] })).toEqual([422, ['sheets']]);
    expect(await refused({ sheets: ['sign-in', 'sign-in'] })).toEqual([422, ['sheets']]);
    expect(await refused({ sheets: ['ratio'], from: '2026-01-01' })).toEqual([422, ['to']]);
    expect(await refused({ label: ' ' })).toEqual([422, ['label']]);
    expect(await refused({ from: '2026-03-03', to: '2026-03-02' })).toEqual([422, ['from']]);
  });
});
