import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { type Household, Kiosk, newHousehold, outOfOrder, PIN, type Sealed } from '#testing/kiosk.ts';
import { plainDay, type Told } from '#testing/properties/kiosk.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Three kiosks were without the server for days, their clocks off; then each sends what waits on it, in pieces that come in
// any order and more than once, and the pairing of one ends in the middle. The slow suite plays it with all its entries.
const THOROUGH = inject('thorough');
const ENTRIES = THOROUGH ? 10_000 : 300;
const HOUSEHOLDS = THOROUGH ? 12 : 6;
const DAYS = THOROUGH ? 20 : 3;
const FIRST_DAY = '2026-03-03';
const AHEAD = [-10 * 60_000, 10 * 60_000, 3 * 60_000];
const NAMES = ['Ada', 'Ben', 'Cleo'];

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

interface Played {
  readonly entry: Sealed;
  readonly home: Household;
  readonly at: Date;
  readonly direction: 'in' | 'out';
  /** Children it is about, and whether its PIN is right. */
  readonly childIds: readonly number[];
  readonly isRight: boolean;
}

test(`${ENTRIES} entries of three kiosks make the same days as a plain model, once each`, async () => {
  const random = chances(20_261_121);
  const below = (most: number) => Math.floor(random() * most);
  const homes: Household[] = [];
  for (let i = 0; i < HOUSEHOLDS; i += 1) homes.push(await newHousehold(scene, NAMES.slice(0, 1 + (i % 3))));
  const kiosks = AHEAD.map((ahead) => new Kiosk(scene, ahead));
  for (const kiosk of kiosks) await kiosk.pair();

  const played = new Map<Kiosk, Played[]>(kiosks.map((kiosk) => [kiosk, []]));
  const moments = Array.from({ length: ENTRIES }, () => momentIn(below, random)).toSorted(
    (a, b) => Number(a) - Number(b),
  );
  for (const at of moments) {
    const kiosk = kiosks[below(3)] ?? new Kiosk(scene);
    played.get(kiosk)?.push(await play(kiosk, homes[below(HOUSEHOLDS)], at, random, below));
  }
  scene.larkhouse.clock.set(momentOf(addDays(FIRST_DAY, DAYS), '12:00', 'America/New_York').toISOString());
  await Promise.all(kiosks.map((kiosk, n) => sendAll(kiosk, played.get(kiosk) ?? [], n === 1, below)));

  const all = [...played.values()].flat();
  const kept = await scene.rows<{ uuid: string }>('select uuid from kiosk_entry');
  expect(kept.map(({ uuid }) => uuid).toSorted()).toEqual(all.map(({ entry }) => entry.uuid).toSorted());
  expect(await recorded()).toEqual(expected(all));
  const wrong = await scene.rows("select from kiosk_entry where reason = 'wrong-pin'");
  expect(wrong).toHaveLength(all.filter(({ isRight }) => !isRight).length);
}, 1_800_000);

/** Numbers from 0 to 1, equal in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function momentIn(below: (most: number) => number, random: () => number): Date {
  const time = `${String(7 + below(11)).padStart(2, '0')}:${String(below(60)).padStart(2, '0')}`;
  const minute = momentOf(addDays(FIRST_DAY, below(DAYS)), time, 'America/New_York');
  return new Date(minute.getTime() + Math.floor(random() * 60_000));
}

async function play(
  kiosk: Kiosk,
  home: Household | undefined,
  at: Date,
  random: () => number,
  below: (most: number) => number,
): Promise<Played> {
  if (!home) throw new Error('There is nobody');
  const direction = random() < 0.55 ? 'in' : 'out';
  const isRight = random() > 0.04;
  const whole = random() < 0.5;
  const place = below(home.childIds.length);
  const names = whole ? [] : [(NAMES[place] ?? '').toUpperCase()];
  const pin = isRight ? PIN : '918273';
  // A kiosk that spoke with the server knows how far its clock is off; one that never did leaves it to the server.
  const offset = random() < 0.7 ? -kiosk.ahead : null;
  const entry = await kiosk.enter(
    { phoneDigits: home.phoneDigits, pin, direction, whole, names },
    { moment: at, offset },
  );
  const childIds = whole ? home.childIds : home.childIds.slice(place, place + 1);
  return { entry, home, at, direction, childIds: isRight ? childIds : [], isRight };
}

/** Each piece is sent until the server has it. */
async function sendAll(kiosk: Kiosk, played: readonly Played[], isUnpaired: boolean, below: (most: number) => number) {
  const entries = played.map(({ entry }) => entry);
  const turns = outOfOrder(entries, below);
  for (const [turn, piece] of turns.entries()) {
    if (isUnpaired && turn === Math.floor(turns.length / 2)) await unpair(kiosk, piece);
    await sendUntilKept(kiosk, piece);
  }
}

async function unpair(kiosk: Kiosk, piece: readonly Sealed[]): Promise<void> {
  // Kept by the server, and the answer lost: then it is sent again by the kiosk paired anew.
  await sendUntilKept(kiosk, piece);
  await scene.rows(
    'update kiosk set revoked_at = now() where ctid in (select ctid from kiosk where revoked_at is null limit 1 offset 1)',
  );
  const { status } = await kiosk.send(piece);
  if (status === 401) await kiosk.pair();
}

/** A piece holds only so many wrong PINs that could stop it, and each sending takes in what stands before the next. */
const SENDINGS = 200;

async function sendUntilKept(kiosk: Kiosk, piece: readonly Sealed[]): Promise<void> {
  for (let sending = 0; sending < SENDINGS; sending += 1) {
    const { status, body, text } = await kiosk.send(piece);
    // The clock stands: what another kiosk is sending is dated by it.
    if (status === 429) await liftWaits();
    else if (status === 401) await kiosk.pair();
    else if (status !== 503) {
      expect([status, text]).toEqual([200, expect.any(String)]);
      // After one wrong PIN too many the rest is left on the kiosk.
      expect(body.kept.map(({ uuid }) => uuid)).toEqual(piece.slice(0, body.kept.length).map(({ uuid }) => uuid));
      if (body.kept.length === piece.length) return;
    }
  }
  throw new Error(`After ${SENDINGS} sendings the server has not kept the whole piece`);
}

async function liftWaits(): Promise<void> {
  const director = await scene.as('Director');
  for (const { id } of await scene.rows<{ id: number }>('select id from kiosk where revoked_at is null')) {
    expect((await director.post(`/api/kiosks/${id}/lift`)).status).toBe(200);
  }
}

/** Each child's days, as `child day: in–out, in–…`. */
function expected(all: readonly Played[]): string[] {
  const told = all.flatMap((one, id) => one.childIds.map((childId) => ({ ...one, childId, id })));
  const days = Map.groupBy(told, ({ childId, at }) => `${childId} ${dayAt(at, 'America/New_York')}`);
  return [...days]
    .map(([day, moves]) => {
      const { stays } = plainDay(moves.map(({ id, at, direction }): Told => ({ id, at: at.getTime(), direction })));
      return `${day}: ${stays.map(({ start, end }) => `${start.at}–${end?.at ?? ''}`).join(', ')}`;
    })
    .filter((line) => !line.endsWith(': '))
    .toSorted();
}

async function recorded(): Promise<string[]> {
  const rows = await scene.rows<{ childId: number; date: string; checkIn: Date; checkOut: Date | null }>(
    'select child_id as "childId", date, check_in as "checkIn", check_out as "checkOut" from attendance order by check_in',
  );
  const days = Map.groupBy(rows, ({ childId, date }) => `${childId} ${date}`);
  return [...days]
    .map(
      ([day, stays]) =>
        `${day}: ${stays.map(({ checkIn, checkOut }) => `${checkIn.getTime()}–${checkOut?.getTime() ?? ''}`).join(', ')}`,
    )
    .toSorted();
}
