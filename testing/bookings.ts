/** A center that takes every kind of booking, and gives what is free by itself. */
export const TAKES_BOOKINGS = {
  kinds: ['extra' as const, 'swap' as const, 'drop-in' as const, 'flexible' as const, 'times' as const],
  cutoffDays: 1,
  cutoffTime: '12:00',
  aheadDays: 60,
  dayPrice: 8_000,
  halfDayPrice: 5_000,
  dropInPrice: 6_000,
  halfHourPrice: 600,
  absencesFree: false,
  answeredBy: 'rule' as const,
  licensedPlaces: null,
};
