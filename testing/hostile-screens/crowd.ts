import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import type { TestLarkhouse } from '../larkhouse.ts';
import { familyOf, type Stage } from '../matrix/actors.ts';
import { asSuperuser } from '../superuser.ts';
import { type Family, makeFamily } from '../world.ts';

// Many texts in few places: what a child or a member of staff has many of is written to the same ones, so that one look shows all.

export const within = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

const turns = new WeakMap<TestLarkhouse, Map<string, number>>();
/** How often this was asked for of a thing before, on a stage. */
export function turn({ larkhouse }: Stage, of: string): number {
  const counted = turns.get(larkhouse) ?? new Map<string, number>();
  turns.set(larkhouse, counted);
  const now = counted.get(of) ?? 0;
  counted.set(of, now + 1);
  return now;
}

/** How many families share what a child can have only a few of. */
export const HOUSEHOLDS = 10;
/** How many have a file that says each thing once: a text that is refused in part comes again, and takes a place too. */
export const FILES = 20;
/** What a family is found by. */
export const nameOf = (place: number): string => `household-${String(place).padStart(2, '0')}`;

const made = new WeakMap<TestLarkhouse, Map<number, Promise<Family>>>();
/** A family of a stage by its place, of which 0 is the first family of its center. */
export function household(stage: Stage, place: number): Promise<Family> {
  if (place === 0) return Promise.resolve(familyOf(stage.here, 0));
  const known = made.get(stage.larkhouse) ?? new Map<number, Promise<Family>>();
  made.set(stage.larkhouse, known);
  const family = known.get(place) ?? within(stage, (scope) => makeFamily(scope, nameOf(place)));
  known.set(place, family);
  return family;
}

/** A turn at something that few of fit on a child: which child, and its how many it is. */
export async function slot(stage: Stage, of: string): Promise<{ childId: number; place: number }> {
  const n = turn(stage, of);
  const { childId } = await household(stage, 1 + (n % HOUSEHOLDS));
  return { childId, place: Math.floor(n / HOUSEHOLDS) };
}

/** One more guardian of a family's child, without an account; returns their id and that of the right. */
export const anotherGuardian = async (stage: Stage, { childId }: Family): Promise<{ id: number; rightId: number }> => {
  const person = { firstName: 'Gus', lastName: `Number ${turn(stage, 'guardian')}`, address: null };
  const id = await within(stage, (scope) =>
    addGuardian(scope, { ...person, email: null, phoneNumber: null, passwordHash: null }, [
      { childId, relationship: 'other' },
    ]),
  );
  const [rightId = 0] = await idsOf(stage, 'guardianship', `guardian_id = ${id}`);
  return { id, rightId };
};

/** The rows of a table in the stage's center, oldest first. */
export const idsOf = async ({ larkhouse, here }: Stage, table: string, where = 'true'): Promise<number[]> => {
  const sql = `select id from ${table} where center_id = ${here.centerId} and ${where} order by id`;
  return (await asSuperuser(larkhouse, (client) => client.query<{ id: string }>(sql))).rows.map(({ id }) => Number(id));
};
