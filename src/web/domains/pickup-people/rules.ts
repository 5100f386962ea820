import type { Api } from '#contract/index.ts';
import type { Sent } from '#contract/kernel/endpoint.ts';
import type { Child } from '#web/domains/children/rules.ts';
import type { ImportedPerson } from './imported.ts';
import type { FamilyPickupPerson, PickupPerson } from './queries.ts';

/** 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a form says of a pickup person; a day is '' where nothing narrows it. */
export interface PickupValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly relationship: string;
  readonly mayDropOff: boolean;
  readonly mayPickUp: boolean;
  readonly weekdays: readonly number[];
  readonly validFrom: string;
  readonly validTo: string;
  readonly childIds: readonly number[];
}

/** Somebody new, with what is known of them already. */
export const newPerson = (childIds: readonly number[], known?: ImportedPerson): PickupValues => ({
  firstName: '',
  lastName: '',
  phoneNumber: '',
  relationship: '',
  mayDropOff: true,
  mayPickUp: true,
  weekdays: WEEKDAYS,
  validFrom: '',
  validTo: '',
  childIds,
  ...known,
});

export const valuesOf = (person: PickupPerson): PickupValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phoneNumber: person.phoneNumber ?? '',
  relationship: person.relationship,
  mayDropOff: person.mayDropOff,
  mayPickUp: person.mayPickUp,
  weekdays: person.weekdays ?? WEEKDAYS,
  validFrom: person.validFrom ?? '',
  validTo: person.validTo ?? '',
  childIds: person.children.map(({ id }) => id),
});

/** What is sent of a form, without the children. */
export const saidOf = ({ childIds: _, weekdays, validFrom, validTo, ...values }: PickupValues) =>
  ({
    ...values,
    weekdays: weekdays.length === WEEKDAYS.length ? null : [...weekdays],
    validFrom: validFrom || null,
    validTo: validTo || null,
  }) satisfies Sent<Api['PATCH /api/pickup-people/:id']>['body'];

/** The other children with whom a child shares a guardian: of one family (pickup-people-1). */
export const siblingsOf = ({ id: own, guardians: ours }: Child, all: readonly Child[]): Child[] =>
  all.filter(({ id, guardians }) => id !== own && guardians.some((one) => ours.some((other) => other.id === one.id)));

/** Whether a guardian can ask that somebody may come for one more child: they come already, not for it, and it is not asked. */
export const mayBeProposedFor = (
  { state, firstName, lastName, children }: FamilyPickupPerson,
  childId: number,
  all: readonly FamilyPickupPerson[] = [],
): boolean => {
  const isFor = (one: Pick<FamilyPickupPerson, 'children'>) => one.children.some(({ id }) => id === childId);
  const isAsked = all.some(
    (one) => one.state === 'proposed' && one.firstName === firstName && one.lastName === lastName && isFor(one),
  );
  return state === 'accepted' && !isFor({ children }) && !isAsked;
};
