import { addDays } from '#server/kernel/clock/zone.ts';

/** How many days before a form is due guardians are reminded; -1: on the day after. */
export const REMINDED = [7, 1, -1] as const;
export type DaysAhead = (typeof REMINDED)[number];

/** Days after which nobody is reminded of a form any more, should the server have stood still so long. */
export const REMINDED_FOR = 14;

/**
 * The reminder that counts on a local day: the last one whose day has come. One that would come on the day on which the form was sent, or before
 * that, is left out.
 */
export function reminderOn({ dueOn, sentOn }: { dueOn: string; sentOn: string }, today: string): DaysAhead | null {
  if (today > addDays(dueOn, REMINDED_FOR)) return null;
  const come = REMINDED.filter((ahead) => addDays(dueOn, -ahead) <= today);
  const last = come.at(-1);
  return last === undefined || addDays(dueOn, -last) <= sentOn ? null : last;
}
