import type { Client } from '#testing/client.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by, done } from '../act.ts';

/** An event for the family of a room of its own, so that nobody else's are told. */
async function ofOneRoom(stage: Stage, client: Client) {
  const room = fresh.room();
  const { id } = await done<{ id: number }>(
    client.post('/api/rooms', { ...room, ageGroup: 'toddlers', childrenPerStaff: 4 }),
  );
  await done(client.patch(`/api/children/${(await fresh.family(stage)).childId}`, { room: room.name }));
  return { ...fresh.EVENT, audience: 'rooms', roomIds: [id] };
}
const WEEKLY = { recurrence: { unit: 'week', weekdays: [5], count: 5 } };
async function added(stage: Stage, client: Client, change: object = {}) {
  const event = await ofOneRoom(stage, client);
  const { id } = await done<{ id: number }>(client.post('/api/events', { ...event, ...change }));
  return { id, event: { ...event, ...change } };
}
const SECOND_TIME = '2026-03-13';

export const acts: Acts = {
  'GET /api/calendar/feed/:token.ics': {
    'by its address': by('anonymous', async (stage) => {
      const director = await stage.clientOf('Director');
      const { address } = await done<{ address: string }>(director.post('/api/calendar/feed'));
      return { params: { token: /\/([^/]+)\.ics$/.exec(address)?.[1] ?? '' } };
    }),
  },
  'POST /api/events': {
    'for a room': by('Director', async (stage, client) => ({ body: await ofOneRoom(stage, client) })),
    'for staff': by('Director', () => ({ body: { ...fresh.EVENT, audience: 'staff' } })),
    'that is over': by('Director', () => ({ body: { ...fresh.EVENT, audience: 'staff', date: '2026-02-06' } })),
  },
  'PATCH /api/events/:id': {
    'at another time': by('Director', async (stage, client) => {
      const { id, event } = await added(stage, client);
      return { params: { id }, body: { ...event, time: '15:30' } };
    }),
    'described better': by('Director', async (stage, client) => {
      const { id, event } = await added(stage, client);
      return { params: { id }, body: { ...event, description: 'In the yard, with cake' } };
    }),
    'one time of a series': by('Director', async (stage, client) => {
      const { id, event } = await added(stage, client, WEEKLY);
      const once = { ...event, recurrence: null, date: SECOND_TIME, time: '15:30' };
      return { params: { id }, body: { ...once, change: 'one', occurrence: SECOND_TIME } };
    }),
    'all that follow': by('Director', async (stage, client) => {
      const { id, event } = await added(stage, client, WEEKLY);
      const onwards = { ...event, date: SECOND_TIME, time: '15:30' };
      return { params: { id }, body: { ...onwards, change: 'following', occurrence: SECOND_TIME } };
    }),
  },
  'DELETE /api/events/:id': {
    'all of it': by('Director', async (stage, client) => ({ params: { id: (await added(stage, client)).id } })),
    'one time of a series': by('Director', async (stage, client) => ({
      params: { id: (await added(stage, client, WEEKLY)).id },
      query: `change=one&occurrence=${SECOND_TIME}`,
    })),
    'all that follow': by('Director', async (stage, client) => ({
      params: { id: (await added(stage, client, WEEKLY)).id },
      query: `change=following&occurrence=${SECOND_TIME}`,
    })),
  },
  'PUT /api/events/:id/answer': {
    'by a guardian': by('own parent', async (stage) => ({
      ...(await fresh.event(stage)),
      body: { occurrence: fresh.EVENT.date, answer: 'yes', people: 2, note: 'With a cake' },
    })),
  },
};
