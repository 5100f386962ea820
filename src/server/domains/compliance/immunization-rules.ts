import type { DoseState } from '../../../contract/compliance-choices.ts';
import { addDays, addMonths } from '../../clock/zone.ts';
import type { Schedule } from './rule-schema.ts';

/** A dose is called up so many days before it is due. */
export const SOON_DAYS = 30;

export interface Given {
  readonly id: number;
  readonly vaccine: string;
  readonly dose: number;
  /** Local date. */
  readonly givenOn: string;
  readonly source: string;
}
export interface Exemption {
  /** Null: of all vaccines. */
  readonly vaccine: string | null;
  readonly dated: string;
  /** The last day it holds. */
  readonly until: string | null;
}
export interface Dose {
  readonly vaccine: string;
  readonly dose: number;
  readonly dueOn: string;
  readonly overdueOn: string;
  readonly state: DoseState;
  readonly given: Given | null;
}

/**
 * Every dose of the schedule for a child on a day: given, exempt, or by the age it is recommended for due, soon due or overdue.
 * A dose that is given doesn't stand for one before it that isn't known of.
 */
export function dosesOf(
  { vaccines }: Pick<Schedule, 'vaccines'>,
  child: { readonly dateOfBirth: string; readonly given: readonly Given[]; readonly exemptions: readonly Exemption[] },
  today: string,
): Dose[] {
  return vaccines.flatMap(({ code, doses }) =>
    doses.map(({ fromMonths, overdueMonths }, n) => {
      const dueOn = addMonths(child.dateOfBirth, fromMonths);
      const overdueOn = addMonths(child.dateOfBirth, overdueMonths);
      const given =
        child.given.find((one) => one.vaccine === code && one.dose === n + 1 && one.givenOn <= today) ?? null;
      const isExempt = child.exemptions.some(
        ({ vaccine, dated, until }) =>
          (vaccine === null || vaccine === code) && dated <= today && (until === null || until >= today),
      );
      const state = given ? 'given' : isExempt ? 'exempt' : stateByAge(dueOn, overdueOn, today);
      return { vaccine: code, dose: n + 1, dueOn, overdueOn, state, given };
    }),
  );
}

function stateByAge(dueOn: string, overdueOn: string, today: string): DoseState {
  if (today >= overdueOn) return 'overdue';
  if (today >= dueOn) return 'due';
  return addDays(today, SOON_DAYS) >= dueOn ? 'soon' : 'later';
}
