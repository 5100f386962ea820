import { randomUUID } from 'node:crypto';
import type { PunchKind } from '#contract/time-clock-choices.ts';
import type { Client } from '#testing/client.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshClock from '#testing/matrix/fresh-time-clock.ts';
import { type Acts, asMember, by, done } from '../act.ts';

/** A member of staff who has said nothing yet. */
const somebody = async (stage: Stage): Promise<Client> => asMember(stage, await fresh.colleague(stage));

/** A punch so many minutes ago. */
function said({ larkhouse }: Stage, kind: PunchKind, minutes = 0) {
  const now = larkhouse.clock.now();
  const at = new Date(now.getTime() - minutes * 60_000).toISOString();
  return { uuid: randomUUID(), kind, at, sentAt: now.toISOString(), offset: null };
}

export const acts: Acts = {
  'POST /api/time-clock/punches': {
    in: async (stage) => ({ client: await somebody(stage), body: said(stage, 'in') }),
    'a break': async (stage) => {
      const client = await somebody(stage);
      await done(client.post('/api/time-clock/punches', said(stage, 'in')));
      return { client, body: said(stage, 'break-start') };
    },
    'an out of before, that came late': async (stage) => {
      const client = await somebody(stage);
      await done(client.post('/api/time-clock/punches', said(stage, 'in', 60)));
      await done(client.post('/api/time-clock/punches', said(stage, 'out', 10)));
      return { client, body: said(stage, 'out', 30) };
    },
    'an in of two days ago': async (stage) => ({
      client: await somebody(stage),
      body: said(stage, 'in', 2 * 1440),
    }),
    'the same a second time': async (stage) => {
      const client = await somebody(stage);
      const body = said(stage, 'in');
      await done(client.post('/api/time-clock/punches', body));
      return { client, body };
    },
  },
  'POST /api/time-clock/requests': {
    'for a duty that is missing': async (stage) => ({ client: await somebody(stage), ...freshClock.asked() }),
    'the same a second time': async (stage) => {
      const client = await somebody(stage);
      await done(client.post('/api/time-clock/requests', freshClock.asked().body));
      return { client, ...freshClock.asked() };
    },
  },
  'POST /api/time-clock/requests/:id/accept': {
    'a duty that is missing': by('Director', freshClock.dutyRequest),
  },
};
