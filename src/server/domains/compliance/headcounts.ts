import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { expectedAt, headcountById, insertHeadcounts, type NewHeadcount, roomToCount } from './queries.ts';

export interface Counted {
  readonly roomId: number;
  /** How many children somebody saw in the room. */
  readonly counted: number;
  readonly note: string;
}

/**
 * Keeps how many children were counted in a room now, beside how many are checked in there. A count other than that is refused
 * with 409 (code `headcount-differs`), which says the number, until `differenceConfirmed`; then it is kept as it is.
 */
export async function takeHeadcount(
  scope: Scope,
  { differenceConfirmed = false, ...count }: Counted & { readonly differenceConfirmed?: boolean | undefined },
) {
  const room = orRefuse(
    await scope.maybe(roomToCount(count.roomId)),
    invalid({ roomId: 'There is no room with this id' }),
  );
  const [kept] = await expected(scope, [{ ...count, countedAt: scope.now }]);
  if (!kept) throw conflict('There is no room with this id');
  if (kept.counted !== kept.expected && !differenceConfirmed) throw differs(room.name, kept.expected);
  const [id = 0] = await keep(scope, [kept]);
  return scope.one(headcountById(id));
}

/**
 * Keeps counts of one day that were taken before, each with how many children the attendance shows in its room at its moment:
 * what was written down on paper, or while nobody could be reached. Nothing is asked about differences.
 */
export const recordHeadcounts = async (
  scope: Scope,
  counts: readonly (Counted & { readonly countedAt: Date })[],
): Promise<number[]> => (counts.length === 0 ? [] : keep(scope, await expected(scope, counts)));

type Taken = Counted & { readonly countedAt: Date };
type Kept = Taken & { readonly expected: number };

async function expected(scope: Scope, counts: readonly Taken[]): Promise<Kept[]> {
  const { center } = await scope.opened;
  const days = counts.map(({ countedAt }) => dayAt(countedAt, center.zone)).toSorted();
  const rows = await scope.all(expectedAt(counts, days[0] ?? '', days.at(-1) ?? '', scope.now));
  return counts.map((count, n) => ({ ...count, expected: rows[n]?.children ?? 0 }));
}

async function keep(scope: Scope, counts: readonly Kept[]): Promise<number[]> {
  const by = staffIdOf((await scope.opened).actor);
  const ids = (await scope.all(insertHeadcounts(counts.map((count) => ({ ...count, countedBy: by }))))).map(
    ({ id }) => id,
  );
  audit(scope, { action: 'take headcount', entity: 'headcount', ids, after: counts });
  return ids;
}

/** Keeps counts that a roll call brought, as they are: it has its own line in the audit log. */
export async function keepHeadcounts(scope: Scope, counts: readonly NewHeadcount[]): Promise<void> {
  if (counts.length > 0) await scope.all(insertHeadcounts(counts));
}

const differs = (room: string, count: number) =>
  new HttpError(409, '{{room}}: {{count}} children are checked in. Count again, or confirm what you counted.', {
    code: 'headcount-differs',
    values: { room, count },
    fields: { differenceConfirmed: 'Count again, or confirm what you counted.' },
  });
