import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { addEvents } from './commands.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await scene.inCenter((scope) =>
    addEvents(
      scope,
      [
        ['Later', '2026-03-05', '15:00'],
        ['Earlier', '2026-03-05', '09:30'],
        ['All day', '2026-03-05', null],
        ['Today', '2026-03-02', '06:00'],
        ['Yesterday', '2026-03-01', '10:00'],
        ['In a year', '2027-03-03', null],
        ['In more than a year', '2027-03-04', null],
      ].map(([title, date, time]) => ({
        title: String(title),
        date: String(date),
        time: time ?? null,
        description: `About ${title}`,
        type: 'event',
        participants: 'All',
      })),
    ),
  );
});
afterAll(() => scene.stop());

const titles = async (query = '') =>
  (await scene.director.get<{ title: string }[]>(`/api/events${query}`)).body.map(({ title }) => title);

test('come soonest first from today on, for a year', async () => {
  expect(await titles()).toEqual(['Today', 'All day', 'Earlier', 'Later', 'In a year']);
});

test('tell all their fields', async () => {
  const [today] = (await scene.director.get<object[]>('/api/events')).body;
  expect(today).toEqual({
    id: expect.any(Number),
    title: 'Today',
    description: 'About Today',
    date: '2026-03-02',
    time: '06:00',
    type: 'event',
    participants: 'All',
    endDate: '2026-03-02',
    endTime: null,
    location: '',
    occurrence: '2026-03-02',
    isChanged: false,
    audience: 'everybody',
    rooms: [],
    recurrence: null,
    asksAnswers: false,
    showsCounts: false,
    answers: null,
    ownAnswer: null,
    version: 1,
  });
});

test('take a date range', async () => {
  expect(await titles('?from=2026-03-01&to=2026-03-02')).toEqual(['Yesterday', 'Today']);
  expect(await titles('?limit=1')).toEqual(['Today']);
  expect(await titles('?from=2027-03-04')).toEqual(['In more than a year']);
  expect((await scene.director.get('/api/events?from=2026-03-02&to=2026-03-01')).status).toBe(422);
  expect((await scene.director.get('/api/events?from=soon')).status).toBe(422);
});

test("end with the center's day", async () => {
  scene.larkhouse.clock.set('2026-03-03T04:59:00Z');
  expect(await titles()).toContain('Today');
  scene.larkhouse.clock.set('2026-03-03T05:00:00Z');
  expect(await titles()).not.toContain('Today');
});

test('leave out what was removed', async () => {
  await scene.rows(`update event set removed_at = now() where title = 'Earlier'`);
  expect(await titles('?from=2026-03-05&to=2026-03-05')).toEqual(['All day', 'Later']);
});

test('are for signed-in staff', async () => {
  expect((await (await scene.as('Support Staff')).get('/api/events')).status).toBe(200);
  expect((await fetch(`${scene.larkhouse.origin}/api/events`)).status).toBe(401);
});

test('are told to screens, also where nobody is notified of them', async () => {
  const event = {
    title: 'Picnic',
    date: '2026-03-05',
    time: null,
    description: '',
    type: 'event',
    participants: 'All',
  };
  const adding = () => scene.inCenter((scope) => addEvents(scope, [event]));
  expect(await effectsIn(scene, adding)).toEqual([expect.stringMatching('^audit '), 'tell events']);
});
