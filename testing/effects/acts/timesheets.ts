import * as freshTimesheets from '#testing/matrix/fresh-timesheets.ts';
import { type Acts, asMember, by, done } from '../act.ts';

const { PAST } = freshTimesheets;

export const acts: Acts = {
  'POST /api/timesheets/own/breaks': {
    once: async (stage) => {
      const id = await freshTimesheets.worker(stage);
      return { client: await asMember(stage, id), body: await freshTimesheets.lunch(stage, id) };
    },
    'a second time': async (stage) => {
      const id = await freshTimesheets.worker(stage);
      const client = await asMember(stage, id);
      const body = await freshTimesheets.lunch(stage, id);
      await done(client.post('/api/timesheets/own/breaks', body));
      return { client, body };
    },
  },
  'POST /api/timesheets/own/sign': {
    once: async (stage) => {
      const id = await freshTimesheets.worker(stage);
      const client = await asMember(stage, id);
      const { now } = await done<{ now: object }>(client.get(`/api/timesheets/own?date=${PAST}`));
      return { client, body: { date: PAST, minutes: now } };
    },
  },
  'POST /api/timesheets/approve': {
    once: by('Director', async (stage) => ({
      body: { date: PAST, timesheets: [await freshTimesheets.signedTimesheet(stage)] },
    })),
    'a second time': by('Director', async (stage, client) => {
      const body = { date: PAST, timesheets: [await freshTimesheets.signedTimesheet(stage)] };
      await done(client.post('/api/timesheets/approve', body));
      return { body };
    }),
  },
};
