import { randomUUID } from 'node:crypto';
import type { Sent } from './record.ts';

const DAY_MS = 86_400_000;
/** In multiples of a bare handler. */
const AT_MOST = 31;
/** A room's children, each checked in by a call of its own, as the room board does it. */
const MANY = { children: 15, atMost: 325 };

/** Something that is saved. */
export interface Write {
  readonly what: string;
  /** Its calls, each time of other ones. */
  readonly next: () => readonly Sent[];
  readonly atMost: number;
}

interface Day {
  readonly childId: number;
  readonly spans: readonly { readonly checkOutTime: string | null }[];
}

/** What is saved most in a day, each time anew. */
export async function writes(origin: string, cookie: string): Promise<readonly Write[]> {
  const enrolled = await asked<{ id: number; room: string; enrolledOn: string }[]>(origin, '/api/children', cookie);
  const { today } = await asked<{ today: string }>(origin, '/api/auth/status', cookie);
  const children = enrolled.filter(({ enrolledOn }) => enrolledOn < today);
  const post = (path: string, body: object): Sent => ({
    ...{ method: 'POST', path, body: JSON.stringify(body), isPicture: false },
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  const checkIn = (date: string, childId: number | undefined) =>
    post('/api/attendance', { childId, date, checkInTime: '07:25', checkInBy: 'Parent', status: 'present' });
  const days = await asked<Day[]>(origin, `/api/attendance?date=${today}`, cookie);
  const dayOf = (childId: number) => days.find((day) => day.childId === childId);
  const isAway = (day: Day | undefined) => day !== undefined && !day.spans.some((span) => span.checkOutTime === null);
  const room = children
    .filter((child) => child.room === 'Preschool Room' && !isAway(dayOf(child.id)))
    .map(({ id }) => id);
  for (const childId of room.filter((id) => !dayOf(id))) {
    const { path, headers, body } = checkIn(today, childId);
    const answer = await fetch(origin + path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`POST ${path} was answered ${answer.status}`);
  }
  let checkedIn = 0;
  const nextCheckIn = () => {
    // Every child on every day, back into the past from before there was any, also in a center of ten years.
    const day = Date.parse(today) - (4_000 + Math.floor(checkedIn / children.length)) * DAY_MS;
    const { id } = children[checkedIn % children.length] ?? {};
    checkedIn += 1;
    return checkIn(new Date(day).toISOString().slice(0, 10), id);
  };
  const meal = { kind: 'meal', childIds: room, meal: 'breakfast', amount: 'most' };
  const message = {
    to: [{ kind: 'all-families' }],
    as: { kind: 'office' },
    subject: 'Snow',
    content: 'We open at nine.',
  };
  return [
    { what: 'a check-in', next: () => [nextCheckIn()], atMost: AT_MOST },
    {
      what: `a check-in of ${MANY.children}`,
      next: () => Array.from({ length: MANY.children }, nextCheckIn),
      atMost: MANY.atMost,
    },
    { what: `a meal of ${room.length} children`, next: () => [post('/api/activities', meal)], atMost: AT_MOST },
    { what: 'a message to all families', next: () => [post('/api/messages', message)], atMost: AT_MOST },
  ];
}

export async function asked<T>(origin: string, path: string, cookie: string): Promise<T> {
  const answer = await fetch(origin + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`GET ${path} was answered ${answer.status}`);
  return (await answer.json()) as T;
}
