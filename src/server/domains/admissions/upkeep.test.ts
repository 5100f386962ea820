import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import { foreseeOpenings } from '#server/domains/planning/openings.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { askWaitingFamilies } from './upkeep-commands.ts';

type Waitlist = z.output<(typeof admissions)['GET /api/waitlist']['reply']>;
type Family = z.output<(typeof admissions)['GET /api/join/inquiries/:token']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

/** On this day the family comes onto the list. */
const FIRST = '2026-03-02';

let scene: Scene;
let director: Client;
let stranger: Client;
let link: { token: string; id: number; inquiryId: number };
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await on(FIRST);
  stranger = new Client(scene.larkhouse.origin);
  for (const table of ['login_throttle', 'inquiry', 'mail', 'outbox', 'opening_forecast'])
    await scene.rows(`delete from ${table}`);
  const stage = { larkhouse: scene.larkhouse, here: scene.world } as Parameters<typeof fresh.linkOfWaiting>[0];
  link = (await fresh.linkOfWaiting(stage)).params;
  await scene.rows("update inquiry_link set expires_at = '2028-01-01'");
});

/** Sessions end meanwhile. */
async function on(date: string, time = '15:00'): Promise<void> {
  scene.larkhouse.clock.set(`${date}T${time}:00Z`);
  director = await scene.as('Director');
}
const job = {
  get server() {
    return scene.larkhouse.server;
  },
  get centerId() {
    return scene.world.centerId;
  },
};
const run = () => askWaitingFamilies(job);
const path = () => `/api/join/inquiries/${link.token}`;
const family = async () => (await stranger.get<Family>(path())).body;
const child = async () => firstOf((await family()).children);
const list = async () => (await director.get<Waitlist>('/api/waitlist')).body;
const asked = async () =>
  (await scene.rows<{ count: number }>("select count(*)::int as count from inquiry_mail where kind = 'confirm'"))[0]
    ?.count;
const pause = (isPaused: boolean) => stranger.post<Refused>(`${path()}/children/${link.id}/pause`, { isPaused });
const wish = (body: object, id = link.id) => stranger.put<Refused>(`${path()}/children/${id}/wish`, body);

test('after 90 days a family is asked, after 15 more again, and after 30 it pauses; no mail goes out twice (admissions-17)', async () => {
  await on('2026-05-30');
  await run();
  expect(await asked()).toBe(0);
  await on('2026-05-31', '11:30');
  await run();
  expect(await asked()).toBe(0);
  await on('2026-05-31');
  const told = await effectsIn(scene, async () => {
    await Promise.all([run(), run()]);
    await run();
  });
  expect(await asked()).toBe(1);
  expect(told.filter((line) => line.startsWith('queue send-mail'))).toHaveLength(1);
  expect(told.at(-1)).toMatch(/^tell .*admissions/);
  expect(await family()).toMatchObject({ askedUntil: '2026-06-30', confirmedOn: FIRST });
  expect(firstOf((await list()).waiting)).toMatchObject({ askedOn: '2026-05-31', pausedBy: null, isToCall: false });
  await on('2026-06-14');
  await run();
  expect(await asked()).toBe(1);
  await on('2026-06-15');
  expect((await effectsIn(scene, run)).at(-1)).toMatch(/^tell .*admissions/);
  await run();
  expect(await asked()).toBe(2);
  await on('2026-06-29');
  await run();
  expect((await child()).waiting?.isPaused).toBe(false);
  await on('2026-06-30');
  expect(await effectsIn(scene, run)).toEqual([
    `audit pause without answer: inquiry [${link.inquiryId}]`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect((await child()).waiting).toMatchObject({
    isPaused: true,
    pausedBy: 'no-answer',
    since: '2026-03-02T15:00:00.000Z',
  });
  expect(firstOf((await list()).waiting)).toMatchObject({ place: null, pausedBy: 'no-answer' });
  await on('2027-03-30');
  await run();
  expect(await asked()).toBe(2);
});

test('one call says that the family still waits; who paused for silence waits again, with the same moment (admissions-17)', async () => {
  const confirm = () => stranger.post<Refused>(`${path()}/confirm`);
  for (const date of ['2026-05-31', '2026-06-15', '2026-06-30']) {
    await on(date);
    await run();
  }
  expect(await effectsIn(scene, confirm)).toEqual([
    `audit confirm place on waitlist: inquiry [${link.inquiryId}]`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect((await child()).waiting).toMatchObject({ isPaused: false, pausedBy: null, since: '2026-03-02T15:00:00.000Z' });
  expect(await family()).toMatchObject({ askedUntil: null, confirmedOn: '2026-06-30' });
  await run();
  expect(await asked()).toBe(2);
  await on('2026-09-28');
  await run();
  expect(await asked()).toBe(3);
  expect((await effectsIn(scene, () => director.post(`/api/inquiries/${link.inquiryId}/confirm`))).join()).toContain(
    'audit confirm place on waitlist',
  );
  expect((await family()).askedUntil).toBeNull();
  await director.post(`/api/inquiries/${link.inquiryId}/state`, { state: 'tour' });
  expect((await confirm()).status).toBe(409);
});

test('the family pauses and waits again, and its child keeps the moment (admissions-16)', async () => {
  expect(await effectsIn(scene, () => pause(true))).toEqual([
    `audit change waiting child: inquiry [${link.inquiryId}] before {"isPaused":false} after {"isPaused":true}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => pause(true))).toEqual([]);
  expect((await child()).waiting).toMatchObject({ isPaused: true, pausedBy: 'family', opening: { kind: 'unknown' } });
  await on('2026-09-01');
  await run();
  expect(await asked()).toBe(0);
  await pause(false);
  expect((await child()).waiting).toMatchObject({ from: 1, pausedBy: null, since: '2026-03-02T15:00:00.000Z' });
  expect((await stranger.post(`${path()}/children/4000000/pause`, { isPaused: true })).status).toBe(404);
});

test('another wish keeps the moment on the list, and is checked as the first one was (admissions-16)', async () => {
  expect(await effectsIn(scene, () => wish({ wishedStart: '2026-10-01', weekdays: [4, 2] }))).toEqual([
    `audit change wish: inquiry [${link.inquiryId}] before {"weekdays":[1,2,3],"wishedStart":"2026-09-01"} after {"weekdays":[2,4],"wishedStart":"2026-10-01"}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => wish({ wishedStart: '2026-10-01', weekdays: [2, 4] }))).toEqual([]);
  expect(await child()).toMatchObject({
    wishedStart: '2026-10-01',
    weekdays: [2, 4],
    waiting: { since: '2026-03-02T15:00:00.000Z' },
  });
  expect((await wish({ wishedStart: '2026-03-01', weekdays: [1] })).body.fields).toHaveProperty('wishedStart');
  expect((await wish({ wishedStart: '2026-10-01', weekdays: [1, 1] })).body.fields).toHaveProperty('weekdays');
  expect((await wish({ wishedStart: '2026-10-01', weekdays: [1] }, 4_000_000)).status).toBe(404);
});

test('who has no e-mail is to be called, and is never paused by the clock (admissions-17)', async () => {
  await scene.rows("update inquiry_contact set email = null, email_key = null, phone_number = '555 0100'");
  await on('2026-05-30');
  expect(firstOf((await list()).waiting).isToCall).toBe(false);
  await on('2026-07-30');
  await run();
  expect(await asked()).toBe(0);
  expect(firstOf((await list()).waiting)).toMatchObject({ isToCall: true, pausedBy: null });
  await director.post(`/api/inquiries/${link.inquiryId}/confirm`);
  expect(firstOf((await list()).waiting)).toMatchObject({ isToCall: false, confirmedOn: '2026-07-30' });
});

test('the family reads from which month on a place is expected; without a forecast nothing (admissions-18)', async () => {
  expect((await child()).waiting?.opening).toEqual({ kind: 'unknown', month: null });
  const told = await effectsIn(scene, () => foreseeOpenings({ ...job, input: {}, attempt: 1 }));
  expect(told.at(-1)).toMatch(/^tell .*admissions/);
  expect((await child()).waiting?.opening.kind).not.toBe('unknown');
  const places = Array.from({ length: 12 }, (_, at) => Array.from({ length: 7 }, () => (at < 8 ? 0 : 1)));
  await scene.rows(
    `update opening_forecast set ahead = jsonb_set(jsonb_set(ahead, '{house}', $1), '{rooms}', $2)`,
    JSON.stringify(places),
    JSON.stringify([{ minAgeMonths: 0, maxAgeMonths: null, free: places }]),
  );
  expect((await child()).waiting?.opening).toEqual({ kind: 'month', month: '2026-11-01' });
  expect(firstOf((await list()).waiting).opening).toEqual({ kind: 'month', month: '2026-11-01' });
});
