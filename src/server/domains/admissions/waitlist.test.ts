import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

const MONDAY = '2026-03-02T12:00:00Z';

type Waitlist = z.output<(typeof admissions)['GET /api/waitlist']['reply']>;
type Family = z.output<(typeof admissions)['GET /api/join/inquiries/:token']['reply']>;
interface Refused {
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
/** Children who wait, in the order in which they came, a day apart. */
let children: number[];
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY);
  await scene.rows('delete from inquiry');
  await scene.rows('delete from admission_setting');
  children = [];
  for (const day of [2, 3, 4]) {
    scene.larkhouse.clock.set(`2026-03-0${day}T12:00:00Z`);
    children.push((await fresh.waitingChild(stage())).params.id);
  }
  director = await scene.as('Director');
});

const stage = () => ({ larkhouse: scene.larkhouse, here: scene.world }) as Parameters<typeof fresh.waitingChild>[0];
const list = async () => (await director.get<Waitlist>('/api/waitlist')).body;
const order = async () => (await list()).waiting.map(({ id }) => children.indexOf(id));
const childAt = (at: number) => children[at] ?? 0;
const put = (path: string, body: object) => director.put<Waitlist & Refused>(`/api/waitlist/${path}`, body);
const say = (at: number, grounds: string[], isPaused = false) => put(String(childAt(at)), { grounds, isPaused });
const move = (at: number, before: number | null, reason: string | null = 'Moves here in May') =>
  put(`${childAt(at)}/place`, { beforeId: before === null ? null : childAt(before), reason });

test('children wait by the grounds that the center counts, then by the day on which they came (admissions-9)', async () => {
  expect(await order()).toEqual([0, 1, 2]);
  await say(2, ['sibling']);
  await say(1, ['agency']);
  expect(await order()).toEqual([2, 1, 0]);
  expect(firstOf((await list()).waiting)).toMatchObject({
    place: 1,
    ground: 'sibling',
    since: '2026-03-04T12:00:00.000Z',
    moved: null,
  });
  const told = await effectsIn(scene, () => put('priorities', { priorities: ['agency', 'sibling'] }));
  expect(told).toEqual([
    expect.stringMatching(
      /^audit change waitlist rule: admission_setting .*before \{"priorities":\[".*"\]\} after \{"priorities":\["agency","sibling"\]\}$/,
    ),
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await order()).toEqual([1, 2, 0]);
  expect((await put('priorities', { priorities: ['agency', 'agency'] })).body.fields).toHaveProperty('priorities');
  expect((await put('priorities', { priorities: [], version: 77 })).status).toBe(412);
});

test('who is moved by hand stands before the other one, with the reason and where the rule would have them (admissions-10)', async () => {
  expect((await move(2, 0, null)).body.fields).toHaveProperty('reason');
  expect((await move(2, 2)).body.fields).toHaveProperty('beforeId');
  const told = await effectsIn(scene, () => move(2, 0));
  expect(told).toEqual([
    expect.stringMatching(/^audit move on waitlist: inquiry .*after \{"reason":"Moves here in May"\}$/),
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await order()).toEqual([2, 0, 1]);
  expect(firstOf((await list()).waiting).moved).toMatchObject({
    reason: 'Moves here in May',
    by: expect.any(String),
    ruledPlace: 3,
  });
  expect((await effectsIn(scene, () => move(2, null))).join()).toContain('audit return to waitlist rule');
  expect(await order()).toEqual([0, 1, 2]);
  expect(await effectsIn(scene, () => move(2, null))).toEqual([]);
  expect((await put('4000000/place', { beforeId: childAt(0), reason: 'x' })).status).toBe(404);
});

test('who pauses keeps the day, holds no place and is behind the others (admissions-9)', async () => {
  expect((await effectsIn(scene, () => say(0, [], true))).join()).toContain('audit change waiting child');
  expect((await list()).waiting.map(({ id, place }) => [children.indexOf(id), place])).toEqual([
    [1, 1],
    [2, 2],
    [0, null],
  ]);
  expect((await move(1, 0)).body.fields).toHaveProperty('beforeId');
  await say(0, []);
  expect(await effectsIn(scene, () => say(0, []))).toEqual([]);
  expect(await order()).toEqual([0, 1, 2]);
});

test('a child that leaves the list and comes back keeps its day (admissions-9)', async () => {
  const { inquiryId } = firstOf((await list()).waiting);
  scene.larkhouse.clock.set('2026-03-09T12:00:00Z');
  director = await scene.as('Director');
  const state = (to: string) => director.post(`/api/inquiries/${inquiryId}/state`, { state: to });
  await state('tour');
  expect(await order()).toEqual([1, 2]);
  await state('waiting');
  expect(await order()).toEqual([0, 1, 2]);
});

test('the family reads its place, the rule and that it was moved, not why (admissions-11)', async () => {
  await move(2, 0, 'The Director knows them');
  const { inquiryId } = (await list()).waiting.find(({ id }) => id === childAt(2)) ?? { inquiryId: 0 };
  const { params } = await fresh.linkOfInquiry(stage());
  await scene.rows('update inquiry_link set inquiry_id = $1 where id = (select max(id) from inquiry_link)', inquiryId);
  const stranger = new Client(scene.larkhouse.origin);
  const { body, text } = await stranger.get<Family>(`/api/join/inquiries/${params.token}`);
  expect(body.children).toMatchObject([{ waiting: { from: 1, to: 1, ground: null, isMoved: true, isPaused: false } }]);
  expect(body.priorities).toEqual(['staff-child', 'sibling', 'inside', 'agency']);
  expect(text).not.toContain('knows them');
});

test('five thousand children are read in their order (admissions-9)', async () => {
  await scene.rows(
    `with i as (insert into inquiry (center_id, state, source, language, created_at, active_at)
       select $1, 'waiting', 'staff', 'en', $2, $2 from generate_series(1, 5000) returning center_id, id),
     c as (insert into inquiry_contact (center_id, inquiry_id, position, first_name, last_name, phone_number, phone_key)
       select center_id, id, 1, 'Ana', 'Number ' || id, '555 0100', '5550100' from i)
     insert into inquiry_child (center_id, inquiry_id, due_date, wished_start, weekdays, waiting_since, grounds)
       select center_id, id, '2026-08-01', '2027-01-11', '{1,2}', $2::timestamptz - id * interval '1 minute',
         case when id % 7 = 0 then array['sibling'] else '{}' end from i`,
    scene.world.centerId,
    MONDAY,
  );
  const { waiting, total } = await list();
  expect([waiting.length, total]).toEqual([500, 5_003]);
  expect(waiting.every(({ ground }) => ground === 'sibling')).toBe(true);
  const moments = waiting.map(({ since }) => since);
  expect(moments).toEqual(moments.toSorted());
});
