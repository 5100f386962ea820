import { LONGEST_OVERRIDE_DAYS } from '#contract/papers-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

/** What is wrong with the dates of a paper, on a local date. */
export function checkDates(
  { issuedOn, expiresOn }: { readonly issuedOn: string; readonly expiresOn: string | null },
  today: string,
): HttpError | null {
  if (issuedOn > today) return invalid({ issuedOn: 'This day has not come yet' });
  if (expiresOn !== null && expiresOn < issuedOn)
    return invalid({ expiresOn: 'A paper cannot expire before it was issued' });
  return null;
}

export const checkTrainingDate = (date: string, today: string): HttpError | null =>
  date > today ? invalid({ date: 'This day has not come yet' }) : null;

/** What is wrong with the last day until which somebody counts although a paper is missing. */
export function checkOverride(toDate: string, today: string): HttpError | null {
  if (toDate < today) return invalid({ toDate: 'The last day has passed' });
  return toDate > addDays(today, LONGEST_OVERRIDE_DAYS)
    ? invalid({ toDate: 'Choose a day within the next 90 days' })
    : null;
}
