/** How many years after its last day something is kept, as the Director sets it. */
export interface Periods {
  readonly childRecordYears: number;
  readonly incidentRecordYears: number;
  readonly staffRecordYears: number;
  readonly financialRecordYears: number;
}

/** The first days (YYYY-MM-DD) that are still within each period; what ended before them is past it. */
export interface FirstDays {
  readonly children: string;
  readonly incidents: string;
  readonly staff: string;
  readonly finances: string;
  /** Tax years before this one are past it: the period begins with the day after the year. */
  readonly taxYear: number;
}

/** For the center's day `today`. */
export function firstDaysKept(today: string, periods: Periods): FirstDays {
  const finances = yearsBefore(today, periods.financialRecordYears);
  return {
    children: yearsBefore(today, periods.childRecordYears),
    incidents: yearsBefore(today, periods.incidentRecordYears),
    staff: yearsBefore(today, periods.staffRecordYears),
    finances,
    taxYear: Number(finances.slice(0, 4)),
  };
}

/** The same day so many years ago; of February 29 the last of that month. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month, date] = day.split('-');
  const then = String(Number(year) - years).padStart(4, '0');
  const isMissing = month === '02' && date === '29' && !isLeap(Number(then));
  return `${then}-${month}-${isMissing ? '28' : date}`;
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
