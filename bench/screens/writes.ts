import { randomUUID } from 'node:crypto';
import type { Sent } from './record.ts';

const DAY_MS = 86_400_000;
/** In multiples of a bare handler; what it took when the line was made, and a fifth more. */
const AT_MOST = { checkIn: 65, room: 93, meal: 108, message: 340 };
/** A room's children, checked in by one call, as the room board does it. */
const ROOM = 15;

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
  const arrival = (childId: number | undefined) => ({ childId, checkInTime: '07:25', checkInBy: 'Parent' });
  const checkIn = (date: string, childId: number | undefined) =>
    post('/api/attendance', { ...arrival(childId), date, status: 'present' });
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
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  let checkedIn = 0;
  const nextCheckIn = () => {
    // Every child on every day, back into the past from before there was any, also in a center of ten years.
    const { id } = children[checkedIn % children.length] ?? {};
    const date = daysAgo(4_000 + Math.floor(checkedIn / children.length));
    checkedIn += 1;
    return checkIn(date, id);
  };
  let rooms = 0;
  const nextRoom = () => {
    const aDay = Math.floor(children.length / ROOM);
    const arrivals = children.slice((rooms % aDay) * ROOM).slice(0, ROOM);
    const date = daysAgo(8_000 + Math.floor(rooms / aDay));
    rooms += 1;
    return post('/api/attendance/arrivals', { date, arrivals: arrivals.map(({ id }) => arrival(id)) });
  };
  const meal = { kind: 'meal', childIds: room, meal: 'breakfast', amount: 'most' };
  const message = {
    to: [{ kind: 'all-families' }],
    as: { kind: 'office' },
    subject: 'Snow',
    content: 'We open at nine.',
  };
  return [
    { what: 'a check-in', next: () => [nextCheckIn()], atMost: AT_MOST.checkIn },
    { what: `a check-in of ${ROOM}`, next: () => [nextRoom()], atMost: AT_MOST.room },
    { what: `a meal of ${room.length} children`, next: () => [post('/api/activities', meal)], atMost: AT_MOST.meal },
    { what: 'a message to all families', next: () => [post('/api/messages', message)], atMost: AT_MOST.message },
  ];
}

export async function asked<T>(origin: string, path: string, cookie: string): Promise<T> {
  const answer = await fetch(origin + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`GET ${path} was answered ${answer.status}`);
  return (await answer.json()) as T;
}
