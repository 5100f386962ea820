import { REMINDED_AHEAD } from '#contract/papers-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Judged, PaperHeld } from './rules.ts';

type DaysAhead = (typeof REMINDED_AHEAD)[number];

/** Of what somebody is reminded. */
export interface Due {
  /** A rule's id, or a paper's that no rule asks for. */
  readonly subject: string;
  /** The last day on which it holds, or by which it is to be there. */
  readonly dueOn: string;
  readonly daysAhead: DaysAhead;
  readonly isHealth: boolean;
}

/** Which reminder it is time for: the nearest that has come, 90, 30 and 7 days ahead and on the day; null: none yet. */
export const reminderOf = (dueOn: string, day: string): DaysAhead | null =>
  REMINDED_AHEAD.find((days) => dueOn <= addDays(day, days)) ?? null;

/** Whether a reminder of somebody else is theirs to hear. */
export const keeps = (
  person: { readonly staffId: number; readonly keepsPapers: boolean; readonly keepsHealth: boolean },
  reminder: { readonly staffId: number; readonly isHealth: boolean },
): boolean => person.staffId !== reminder.staffId && (reminder.isHealth ? person.keepsHealth : person.keepsPapers);

/** Everything of which somebody is to be reminded on a day, whether or not it was done. */
export function remindersOn(
  judged: readonly Judged[],
  held: { readonly papers: readonly PaperHeld[]; readonly healthPapers: readonly PaperHeld[] },
  day: string,
): Due[] {
  const asked = judged.flatMap(({ requirement, state, dueOn }) =>
    dueOn !== null && state !== 'met' ? [dueOf(requirement.id, dueOn, requirement.sort === 'health')] : [],
  );
  const known = new Set(
    judged.flatMap(({ requirement }) => (requirement.sort === 'training' ? [] : requirement.kinds)),
  );
  const other = (papers: readonly PaperHeld[], isHealth: boolean) =>
    papers
      .filter(({ kind }) => ![...known].some((one) => one === kind))
      .flatMap(({ id, expiresOn }) =>
        expiresOn === null ? [] : [dueOf(`${isHealth ? 'health-paper' : 'paper'} ${id}`, expiresOn, isHealth)],
      );
  return [...asked, ...other(held.papers, false), ...other(held.healthPapers, true)].flatMap((due) => {
    const daysAhead = reminderOf(due.dueOn, day);
    return daysAhead === null ? [] : [{ ...due, daysAhead }];
  });
}

const dueOf = (subject: string, dueOn: string, isHealth: boolean) => ({ subject, dueOn, isHealth });
