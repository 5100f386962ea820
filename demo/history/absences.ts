import { Chance } from '../chance.ts';
import type { Child } from '../people/households.ts';

/** Days on which a child stays at home: ill for some days, on holiday with the family, or just not today. */
export function absencesOf({ key, ageGroup, household }: Child, openDays: readonly string[]): ReadonlySet<string> {
  const absent = new Set<string>();
  const beginsIllness = ageGroup === 'infants' || ageGroup === 'toddlers' ? 0.018 : 0.012;
  for (const [index, day] of openDays.entries()) {
    const from = (length: number) => {
      for (const missed of openDays.slice(index, index + length)) absent.add(missed);
    };
    const chance = new Chance('absence', key, day);
    if (chance.happens(beginsIllness)) from(chance.between(1, 4));
    if (chance.happens(0.014)) from(1);
    const trip = new Chance('holiday', household.key, day);
    if (trip.happens(0.003)) from(trip.between(3, 6));
  }
  return absent;
}
