import type { CenterSettings } from '#web/domains/center/rules.ts';

/** ISO weekdays: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type HoursValues = { [K in `open${Weekday}`]: boolean } & {
  [K in `opens${Weekday}` | `closes${Weekday}`]: string;
};
type OpenDay = CenterSettings['hours']['days'][number];

/** What stands in the form; a closed day offers the usual hours, should it be opened. */
export const hoursValuesOf = (days: readonly OpenDay[]): HoursValues =>
  Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const day = days.find((one) => one.weekday === weekday);
      const { opens, closes } = day ?? days[0] ?? { opens: '07:00', closes: '18:00' };
      return [
        [`open${weekday}`, day !== undefined],
        [`opens${weekday}`, opens],
        [`closes${weekday}`, closes],
      ];
    }),
  ) as HoursValues;

/** The days that the form opens. */
export const daysIn = (values: HoursValues): OpenDay[] =>
  WEEKDAYS.filter((weekday) => values[`open${weekday}`]).map((weekday) => ({
    weekday,
    opens: values[`opens${weekday}`],
    closes: values[`closes${weekday}`],
  }));
