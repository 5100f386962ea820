import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { presentChild, roomNamed } from '#testing/activities.ts';
import { ClassroomTablet, giveStaffPin } from '#testing/classroom.ts';
import { outOfOrder, type Sealed } from '#testing/kiosk.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { RoomWords } from '#web/portals/kiosk/seal.ts';

// Five tablets of one room were without the server all day, their clocks off; then each sends what waits on it, in pieces that come in
// any order and more than once, and one is unpaired in the middle. The slow suite plays it with all its entries.
const THOROUGH = inject('thorough');
const ENTRIES = THOROUGH ? 10_000 : 250;
const CHILDREN = THOROUGH ? 40 : 6;
const AHEAD = [-10, 10, 3, -1, 0].map((minutes) => minutes * 60_000);
const PINS = ['8263', '947151', '60482'];
/** From 7:30 to 17:00 in New York. */
const BEGIN = Date.parse('2026-03-02T12:30:00Z');
const END = Date.parse('2026-03-02T22:00:00Z');

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

/** What must stand in the log of one entry in the end: nothing of one that is refused. */
interface Played {
  readonly tablet: number;
  readonly entry: Sealed;
  readonly expected: string | null;
}

test(`${ENTRIES} entries of five tablets stand in the log once each, at their moments`, async () => {
  const random = chances(20_261_127);
  const below = (most: number) => Math.floor(random() * most);
  const staff = (['Nurse', 'Lead Teacher', 'Assistant Teacher'] as const).map((role) => scene.world.staff[role]);
  for (const [index, id] of staff.entries()) await giveStaffPin(scene, id, PINS[index] ?? '');
  scene.larkhouse.clock.set('2026-03-02T12:15:00Z');
  const children: number[] = [];
  for (let n = 0; n < CHILDREN; n += 1) children.push(await presentChild(scene));
  const stranger = await presentChild(scene);
  const infants = await roomNamed(scene, 'Infant Room');
  await scene.rows('update room_stay set room_id = $1 where child_id = $2', infants, stranger);
  await scene.rows('update child set room_id = $1 where id = $2', infants, stranger);
  const tablets = AHEAD.map((ahead) => new ClassroomTablet(scene, { ahead }));
  for (const tablet of tablets) await tablet.pair();

  const naps = new Map<number, { uuid: string; line: number }>();
  const played: Played[] = [];
  for (let n = 0; n < ENTRIES; n += 1) {
    const at = new Date(Math.round(BEGIN + ((END - BEGIN) * n) / ENTRIES));
    const childId = children[below(children.length)] ?? 0;
    const uuid = randomUUID();
    const kind = random();
    const isWrong = random() < 0.03;
    const isStranger = !isWrong && random() < 0.03;
    const nap = naps.get(childId);
    let words: Pick<RoomWords, 'log' | 'wake'>;
    let expected: string | null = null;
    if (isStranger || isWrong) {
      words = { log: { kind: 'note', notes: 'Refused', childIds: [isStranger ? stranger : childId] } };
    } else if (kind < 0.25 && !nap) {
      words = { log: { kind: 'nap', childIds: [childId] } };
      expected = lineOf({ childId, kind: 'nap', at, endedAt: null });
      naps.set(childId, { uuid, line: played.length });
    } else if (kind < 0.5 && nap) {
      words = { wake: { childId, napId: null, batch: nap.uuid } };
      const begun = played[nap.line];
      if (begun) played[nap.line] = { ...begun, expected: `${begun.expected?.replace(/–$/, '')}–${at.getTime()}` };
      naps.delete(childId);
    } else {
      words = { log: { kind: 'meal', meal: 'lunch', amount: 'some', childIds: [childId] } };
      expected = lineOf({ childId, kind: 'meal', at, endedAt: null });
    }
    const writer = below(staff.length);
    const proof = { staffId: staff[writer] ?? 0, pin: isWrong ? '918273' : (PINS[writer] ?? '') };
    const tablet = below(tablets.length);
    const own = tablets[tablet] ?? new ClassroomTablet(scene);
    // A tablet that spoke with the server knows how far its clock is off; one that never did leaves it to the server.
    const offset = random() < 0.7 ? -own.ahead : null;
    const entry = await own.enter({ ...words, ...proof }, { moment: at, offset, uuid });
    played.push({ tablet, entry, expected });
  }

  scene.larkhouse.clock.set('2026-03-02T22:30:00Z');
  await Promise.all(
    tablets.map((tablet, index) => {
      const own = played.filter((one) => one.tablet === index).map(({ entry }) => entry);
      return sendAll(tablet, own, index === 1, below);
    }),
  );

  const kept = await scene.rows<{ uuid: string }>('select uuid from room_entry');
  expect(kept.map(({ uuid }) => uuid).toSorted()).toEqual(played.map(({ entry }) => entry.uuid).toSorted());
  const rows = await scene.rows<{ childId: number; kind: string; at: Date; endedAt: Date | null }>(
    'select child_id as "childId", kind, at, ended_at as "endedAt" from activity where undone_at is null',
  );
  expect(rows.map(lineOf).toSorted()).toEqual(played.flatMap(({ expected }) => expected ?? []).toSorted());
  const left = await scene.rows<{ reason: string }>("select reason from room_entry where outcome = 'waiting'");
  expect(left).toEqual([]);
}, 1_800_000);

/** As `child kind: at–ended`. */
const lineOf = ({ childId, kind, at, endedAt }: { childId: number; kind: string; at: Date; endedAt: Date | null }) =>
  kind === 'nap'
    ? `${childId} nap: ${at.getTime()}–${endedAt?.getTime() ?? ''}`
    : `${childId} ${kind}: ${at.getTime()}`;

/** Numbers from 0 to 1, equal in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const TURNS_COUNTED = 5;

/** Each piece is sent until the server has it. */
async function sendAll(
  tablet: ClassroomTablet,
  entries: readonly Sealed[],
  isUnpaired: boolean,
  below: (most: number) => number,
): Promise<void> {
  const turns = outOfOrder(entries, below);
  for (const [turn, piece] of turns.entries()) {
    if (isUnpaired && turn === Math.floor(turns.length / 2)) await unpair(tablet, piece);
    // As the server's own database does by itself: without figures it looks for one entry among all.
    if (turn % TURNS_COUNTED === 0) await scene.rows('analyze room_entry, room_entry_child, activity');
    await sendUntilKept(tablet, piece);
  }
}

async function unpair(tablet: ClassroomTablet, piece: readonly Sealed[]): Promise<void> {
  // Kept by the server, and the answer lost: then it is sent again by the tablet paired anew.
  await sendUntilKept(tablet, piece);
  const { id } = firstOf(
    await scene.rows<{ id: number }>('select id::int from kiosk where revoked_at is null order by id limit 1 offset 1'),
  );
  expect((await scene.director.delete(`/api/kiosks/${id}`)).status).toBe(200);
  expect((await tablet.send(piece)).status).toBe(401);
  await tablet.pair();
}

/** A piece holds only so many wrong PINs that could stop it, and each sending takes in what stands before the next. */
const SENDINGS = 200;

async function sendUntilKept(tablet: ClassroomTablet, piece: readonly Sealed[]): Promise<void> {
  for (let sending = 0; sending < SENDINGS; sending += 1) {
    const { status, body, text } = await tablet.send(piece);
    // The clock stands: what another tablet is sending is dated by it.
    if (status === 429) await liftWaits();
    else if (status !== 503) {
      expect([status, text]).toEqual([200, expect.any(String)]);
      if (body.kept.length === piece.length) return;
    }
  }
  throw new Error(`After ${SENDINGS} sendings the server has not kept the whole piece`);
}

async function liftWaits(): Promise<void> {
  for (const { id } of await scene.rows<{ id: number }>('select id::int from kiosk where revoked_at is null'))
    expect((await scene.director.post(`/api/kiosks/${id}/lift`)).status).toBe(200);
}
