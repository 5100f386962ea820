const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const SLOT = `[1-7] ${TIME}-${TIME}`;

/** The times of a week in an address: '1 08:00-16:00,3 08:00-12:00', where 1 is Monday. */
export const WEEK_OF_SLOTS = new RegExp(`^${SLOT}(,${SLOT})*$`);

export interface WeekSlot {
  readonly weekday: number;
  readonly arrives: string;
  readonly leaves: string;
}

export const slotsWritten = (slots: readonly WeekSlot[]): string =>
  slots.map(({ weekday, arrives, leaves }) => `${weekday} ${arrives}-${leaves}`).join(',');

/** What was written so; of a text that matches `WEEK_OF_SLOTS`. */
export const slotsRead = (written: string): WeekSlot[] =>
  written.split(',').map((slot) => ({ weekday: Number(slot[0]), arrives: slot.slice(2, 7), leaves: slot.slice(8) }));
