import type { Scope } from '#server/db/scope.ts';
import { requirementsOf } from './packs.ts';
import type { Requirement } from './rule-schema.ts';
import { type Asked, type Held, positionOf } from './rules.ts';
import * as rows from './team-queries.ts';

/** Somebody of the team with all that is held of them. */
export interface Member extends Asked {
  readonly staffId: number;
  readonly name: string;
  readonly role: string;
  readonly roomId: number | null;
  readonly held: Held;
  /** Until when they count although a paper is missing: what holds on the day or later. */
  readonly overrides: readonly { readonly fromDate: string; readonly toDate: string }[];
}
export interface Team {
  readonly requirements: readonly Requirement[];
  readonly members: readonly Member[];
}

/** How many people are judged before others have their turn. */
export const PEOPLE_AT_ONCE = 10;

/** Everybody of the team on a day, or one of them, with what is asked and what they hold. */
export async function teamOn(
  reading: Pick<Scope, 'all' | 'maybe' | 'one'>,
  day: string,
  staffId: number | null = null,
): Promise<Team> {
  const [chosen, members, papers, healthPapers, training, { since }, overrides] = await Promise.all([
    reading.maybe(rows.packChosen()),
    reading.all(rows.membersOn(day, staffId)),
    reading.all(rows.papersHeld(day, staffId)),
    reading.all(rows.healthPapersHeld(day, staffId)),
    reading.all(rows.trainingHeld(staffId)),
    reading.one(rows.keptSince()),
    reading.all(rows.overridesFrom(day, staffId)),
  ]);
  const of = <Row extends { readonly staffId: number }>(found: readonly Row[]) => {
    const by = Map.groupBy(found, (row) => row.staffId);
    return (id: number): readonly Row[] => by.get(id) ?? [];
  };
  const [papersOf, healthOf, trainingOf, overridesOf] = [of(papers), of(healthPapers), of(training), of(overrides)];
  return {
    requirements: requirementsOf(chosen?.pack),
    members: members.map(({ position, ...member }) => ({
      ...member,
      position: positionOf(position, member.role),
      held: {
        papers: papersOf(member.staffId),
        healthPapers: healthOf(member.staffId),
        training: trainingOf(member.staffId),
        since,
      },
      overrides: overridesOf(member.staffId),
    })),
  };
}
