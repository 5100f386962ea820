import { attendanceOf, type Day, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import { type Acts, by, done } from '../act.ts';

const newChild = async (stage: Stage) => (await fresh.family(stage)).childId;

/** A child's day at the center, on which the given things were said. */
async function dayOf(
  stage: Stage,
  client: Client,
  ...said: ((attendance: ReturnType<typeof attendanceOf>, childId: number) => Promise<unknown>)[]
): Promise<Day> {
  const childId = await newChild(stage);
  const attendance = attendanceOf(client);
  for (const say of said) await done(say(attendance, childId) as ReturnType<Client['post']>);
  const day = await attendance.of(childId);
  if (!day) throw new Error('There is no such day');
  return day;
}
type Said = Parameters<typeof dayOf>[2];
const checkedIn: Said = (attendance, childId) => attendance.checkIn(childId, '07:00');
const checkedOut: Said = (attendance, childId) => attendance.checkOut(childId, '07:30');
const absent: Said = (attendance, childId) => attendance.absent(childId);
const napping =
  (client: Client): Said =>
  (_, childId) =>
    client.post('/api/activities', { kind: 'nap', childIds: [childId] });

const undoOf = (...said: Said[]) =>
  by('Director', async (stage, client) => ({ params: { id: (await dayOf(stage, client, ...said)).id }, body: {} }));

export const acts: Acts = {
  'POST /api/attendance': {
    'a check-in': by('Director', freshCare.checkIn),
    'a check-in of a child recorded absent': by('Director', async (stage, client) => {
      const { childId } = await dayOf(stage, client, absent);
      return { body: { childId, date: MONDAY, checkInTime: '07:00', checkInBy: 'Mother', status: 'present' } };
    }),
    'a check-out': by('Director', async (stage, client) => {
      const { childId } = await dayOf(stage, client, checkedIn);
      return { body: { childId, date: MONDAY, checkOutTime: '07:30', checkOutBy: 'Grandfather' } };
    }),
    'a check-out in a nap': by('Director', async (stage, client) => {
      const { childId } = await dayOf(stage, client, checkedIn, napping(client));
      return { body: { childId, date: MONDAY, checkOutTime: '07:30', checkOutBy: 'Grandfather' } };
    }),
    'a stay written up later': by('Director', async (stage) => ({
      body: {
        childId: await newChild(stage),
        date: MONDAY,
        checkInTime: '07:00',
        checkInBy: 'Mother',
        checkOutTime: '07:20',
        checkOutBy: 'Father',
      },
    })),
    'an absence': by('Director', async (stage) => ({
      body: { childId: await newChild(stage), date: MONDAY, status: 'absent' },
    })),
    'an absence a second time': by('Director', async (stage, client) => {
      const { childId } = await dayOf(stage, client, absent);
      return { body: { childId, date: MONDAY, status: 'absent' } };
    }),
  },
  'POST /api/attendance/arrivals': {
    'two children': by('Director', async (stage) => {
      const arrivals = [
        { childId: await newChild(stage), checkInTime: '07:00', checkInBy: 'Mother' },
        { childId: await newChild(stage), checkInTime: '07:05', checkInBy: 'Father' },
      ];
      return { body: { date: MONDAY, arrivals } };
    }),
  },
  'PATCH /api/attendance/:id': {
    'a time': by('Director', async (stage, client) => ({
      params: { id: (await dayOf(stage, client, checkedIn)).id },
      body: { checkInTime: '07:05' },
    })),
    'a check-out in a nap': by('Director', async (stage, client) => ({
      params: { id: (await dayOf(stage, client, checkedIn, napping(client))).id },
      body: { checkOutTime: '07:30', checkOutBy: 'Grandfather' },
    })),
  },
  'POST /api/attendance/:id/undo': {
    'a check-in': undoOf(checkedIn),
    'a check-out': undoOf(checkedIn, checkedOut),
    'an absence': undoOf(absent),
    'a check-in of a child recorded absent': undoOf(absent, checkedIn),
    'a check-out that ended a nap': by('Director', async (stage, client) => ({
      params: { id: (await dayOf(stage, client, checkedIn, napping(client), checkedOut)).id },
      body: {},
    })),
  },
};
