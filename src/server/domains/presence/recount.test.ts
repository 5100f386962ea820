import { afterAll, beforeAll, expect, test } from 'vitest';
import { Chance } from '#demo/chance.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { ratioLogOf } from '#testing/compliance.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Live counts and the ratio log of a day of moves, merges, splits, arrivals and departures, against a plain model of it.
const ROOMS = ['Infant Room', 'Toddler Room', 'Preschool Room', 'Pre-K Room'];
const STEPS = 90;

interface Modelled {
  readonly id: number;
  isHere: boolean;
  /** Where it was put last; null: in its own room. */
  room: string | null;
  /** The merge of that room that was in force then. */
  despite: number | null;
}

let scene: Scene;
let client: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

const moment = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000);
const clockOf = (minutes: number) =>
  `${String(7 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('every count is that of a plain model, at each step and in the log afterwards (presence-1, presence-4, presence-5)', async () => {
  const chance = new Chance('presence', 7);
  const rooms = new Map(
    (await scene.rows<{ id: number; name: string }>('select id, name from room')).map(({ id, name }) => [name, id]),
  );
  const children: Modelled[] = [];
  for (let n = 0; n < 6; n += 1)
    children.push({ id: (await scene.newFamily()).childId, isHere: false, room: null, despite: null });
  const merges = new Map<string, { id: number; into: string }>();
  const roomOf = (child: Modelled): string => {
    let room = child.room ?? 'Toddler Room';
    for (let merge = merges.get(room); merge && merge.id !== child.despite; merge = merges.get(room)) room = merge.into;
    return room;
  };
  const counts = () =>
    new Map(ROOMS.map((room) => [room, children.filter((child) => child.isHere && roomOf(child) === room).length]));
  const pick = <T>(of: readonly T[]): T | undefined => of[chance.between(0, of.length - 1)];
  const snapshots: { minutes: number; counts: Map<string, number> }[] = [];

  for (let step = 1; step <= STEPS; step += 1) {
    const minutes = step * 3;
    scene.larkhouse.clock.set(moment(minutes).toISOString());
    client = await scene.as('Director');
    const child = pick(children);
    const [room = '', other = ''] = [pick(ROOMS), pick(ROOMS)];
    const what = chance.between(0, 9);
    if (child && !child.isHere) {
      expect((await attendanceOf(client).checkIn(child.id, clockOf(minutes))).status).toBe(200);
      Object.assign(child, { isHere: true, room: null, despite: null });
    } else if (child && what === 0) {
      expect((await attendanceOf(client).checkOut(child.id, clockOf(minutes))).status).toBe(200);
      child.isHere = false;
    } else if (child && what < 6) {
      const wasThere = roomOf(child) === room;
      const body = { childIds: [child.id], roomId: rooms.get(room) };
      const { status, body: reply } = await client.post<{ moves: unknown[] }>('/api/presence/moves', body);
      expect([status, reply.moves.length]).toEqual([201, wasThere ? 0 : 1]);
      if (!wasThere) Object.assign(child, { room, despite: merges.get(room)?.id ?? null });
    } else if (what < 9 && room !== other && !merges.has(room)) {
      const body = { fromRoomId: rooms.get(room), intoRoomId: rooms.get(other) };
      const { status, body: reply } = await client.post<{ id: number }>('/api/presence/merges', body);
      let end = other;
      for (let merge = merges.get(end); merge; merge = merges.get(end)) end = merge.into;
      expect(status).toBe(end === room ? 409 : 201);
      if (status === 201) merges.set(room, { id: reply.id, into: other });
    } else if (merges.has(room)) {
      expect((await client.delete(`/api/presence/merges/${merges.get(room)?.id}`)).status).toBe(200);
      merges.delete(room);
    }
    const live = (await client.get<{ room: string; childrenPresent: number }[]>('/api/rooms/ratios')).body;
    expect(new Map(live.map((one) => [one.room, one.childrenPresent])), `at step ${step}`).toEqual(counts());
    snapshots.push({ minutes, counts: counts() });
  }

  scene.larkhouse.clock.set(moment(STEPS * 3 + 3).toISOString());
  client = await scene.as('Director');
  const log = await ratioLogOf(client, MONDAY);
  for (const { minutes, counts: expected } of snapshots) {
    const time = clockOf(minutes);
    const told = log.filter((line) => String(line.from) <= time && String(line.until) > time);
    expect(
      new Map(ROOMS.map((room) => [room, Number(told.find((line) => line.room === room)?.children ?? 0)])),
      time,
    ).toEqual(expected);
  }
  expect(snapshots.some(({ counts: one }) => (one.get('Pre-K Room') ?? 0) > 0)).toBe(true);
});
