import { invalid, type Refusal } from '../../refusal.ts';

/** Nobody of daycare age is older; a date before that is a typing mistake. */
const OLDEST_YEARS = 15;

/** Refuses a date of birth in the future, or so long ago that it is a typing mistake. `today` is the center's day. */
export function checkDateOfBirth(dateOfBirth: string, today: string): Refusal | null {
  if (dateOfBirth > today) return invalid({ dateOfBirth: 'Date of birth cannot be in the future' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return dateOfBirth < oldest ? invalid({ dateOfBirth: 'Please check the year of the date of birth' }) : null;
}
