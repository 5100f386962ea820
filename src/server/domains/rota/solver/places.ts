import { type Duty, isAt, type Problem } from './problem.ts';

/** For each day, quarter hour and person the room they are in; undefined: they are not there, or on a break. */
export type Places = (number | undefined)[][][];

/**
 * Says who is in which room, so that as few are missing as there can be: people come to their own room where they are needed there, stay where they are
 * needed, and go over to another room only where it makes a place for somebody else. Whoever is needed nowhere is where they are needed most that day, or in their own room.
 * @param own the room to which each person belongs; -1: none
 */
export function placesOf(
  problem: Problem,
  duties: readonly (readonly (Duty | null)[])[],
  own: readonly number[],
): Places {
  return problem.need.map((slots, day) => {
    const there = slots.map((_, slot) =>
      duties.flatMap((all, person) => {
        const duty = all[day];
        return duty && isAt(duty, slot, problem.rules) ? [person] : [];
      }),
    );
    const bitsOf = (person: number) => problem.people[person]?.rooms[day] ?? 0;
    const first = placedThrough(slots, there, bitsOf, [own, own]);
    const homes = own.map((room, person) => homeOf(room, person, first));
    return placedThrough(slots, there, bitsOf, [own, homes]).map(({ needed, spare }) =>
      own.map((_, person) => needed[person] ?? spare[person]),
    );
  });
}

/** Where everybody is in one quarter hour: who is needed there, and who is not. */
interface Placed {
  readonly needed: (number | undefined)[];
  readonly spare: (number | undefined)[];
}

/** The room in which somebody is needed most of the day; of such their own. */
function homeOf(own: number, person: number, placed: readonly Placed[]): number {
  const counts = new Map<number, number>();
  for (const { needed } of placed) {
    const room = needed[person];
    if (room !== undefined) counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return [...counts].reduce((best, [room, count]) => (count > (counts.get(best) ?? 0) ? room : best), own);
}

function placedThrough(
  slots: readonly (readonly number[])[],
  there: readonly (readonly number[])[],
  bitsOf: (person: number) => number,
  [own, homes]: readonly [own: readonly number[], homes: readonly number[]],
): Placed[] {
  const before: (number | undefined)[] = [];
  const spent = new Map<string, number>();
  return slots.map((need, slot) => {
    // Whoever is in a room for longer stays in it rather than whoever helped out.
    const longest = (there[slot] ?? []).toSorted(
      (one, other) => (spent.get(`${other} ${before[other]}`) ?? 0) - (spent.get(`${one} ${before[one]}`) ?? 0),
    );
    // Whoever comes, or is in their own room, has it before those who are needed elsewhere: else two would change places all day.
    const atHome = own.map((room, person) => ([undefined, room].includes(before[person]) ? room : undefined));
    const placed = placedIn(need, longest, bitsOf, [atHome, before, own, homes]);
    for (const person of longest) {
      const room = placed.needed[person] ?? placed.spare[person];
      if (room === undefined) continue;
      before[person] = room;
      spent.set(`${person} ${room}`, (spent.get(`${person} ${room}`) ?? 0) + 1);
    }
    return placed;
  });
}

function placedIn(
  need: readonly number[],
  there: readonly number[],
  bitsOf: (person: number) => number,
  wishes: readonly (readonly (number | undefined)[])[],
): Placed {
  const needed: (number | undefined)[] = [];
  const spare: (number | undefined)[] = [];
  const missing = [...need];
  const mayBeIn = (person: number, room: number | undefined): room is number =>
    room !== undefined && room >= 0 && (bitsOf(person) & (1 << room)) !== 0;
  const put = (person: number, room: number) => {
    needed[person] = room;
    missing[room] = (missing[room] ?? 0) - 1;
  };
  for (const wish of wishes)
    for (const person of there) {
      const room = wish[person];
      if (needed[person] === undefined && mayBeIn(person, room) && (missing[room] ?? 0) > 0) put(person, room);
    }
  const goOver = (person: number, seen: Set<number>): boolean => {
    const open = [...need.keys()].filter((room) => mayBeIn(person, room) && !seen.has(room));
    const short = open.find((room) => (missing[room] ?? 0) > 0);
    if (short !== undefined) {
      put(person, short);
      return true;
    }
    for (const room of open) {
      if (seen.has(room)) continue;
      seen.add(room);
      for (const other of there)
        if (needed[other] === room && other !== person && goOver(other, seen)) {
          needed[person] = room;
          return true;
        }
    }
    return false;
  };
  for (const person of there) if (needed[person] === undefined) goOver(person, new Set());
  for (const person of there)
    if (needed[person] === undefined)
      spare[person] = [wishes.at(-1)?.[person], ...wishes.map((wish) => wish[person]), ...need.keys()].find((room) =>
        mayBeIn(person, room),
      );
  return { needed, spare };
}

/** A time somebody is in a room, with the break that lies in it; in quarter hours. */
export interface Stay {
  readonly person: number;
  readonly day: number;
  readonly room: number;
  readonly from: number;
  readonly to: number;
  readonly pause: number | null;
}

/** The stays of duties: a break after which somebody is in the same room is within one, else it parts two. */
export function staysOf(problem: Problem, duties: readonly (readonly (Duty | null)[])[], places: Places): Stay[] {
  return duties.flatMap((own, person) =>
    own.flatMap((duty, day) => {
      if (!duty) return [];
      const stays: Stay[] = [];
      for (let slot = duty.from; slot < duty.to; slot++) {
        const room = places[day]?.[slot]?.[person];
        if (room === undefined) continue;
        const last = stays.at(-1);
        const isBack =
          duty.pause !== null && last?.to === duty.pause && slot === duty.pause + problem.rules.breakLength;
        if (last && last.room === room && (last.to === slot || isBack))
          stays[stays.length - 1] = { ...last, to: slot + 1, pause: isBack ? duty.pause : last.pause };
        else stays.push({ person, day, room, from: slot, to: slot + 1, pause: null });
      }
      return stays;
    }),
  );
}
