import type { Scope } from '#server/db/scope.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';

/** Somebody who writes and reads messages. */
export interface Reader {
  readonly kind: 'staff' | 'parent';
  readonly id: number;
}

/** People by the ids of each kind, as the database names them. */
export interface PeopleRow {
  readonly staffIds: readonly number[];
  readonly guardianIds: readonly number[];
}

export const peopleOf = ({ staffIds, guardianIds }: PeopleRow): Reader[] => [
  ...staffIds.map((id) => ({ kind: 'staff', id }) as const),
  ...guardianIds.map((id) => ({ kind: 'parent', id }) as const),
];

/** The acting person; the system writes and reads none. */
export const actingReader = (scope: Scope): Promise<StaffActor | ParentActor> => acting(scope, isPerson);
