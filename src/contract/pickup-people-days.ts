/** When a pickup person may come: the days of the week (1 is Monday), from a day to a day, both included; null does not narrow it. */
export interface PickupDays {
  readonly weekdays: readonly number[] | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** Whether a pickup person may come on a local date (YYYY-MM-DD). */
export function isPickupDay({ weekdays, validFrom, validTo }: PickupDays, date: string): boolean {
  if ((validFrom !== null && date < validFrom) || (validTo !== null && date > validTo)) return false;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return weekdays === null || weekdays.includes(weekday);
}
