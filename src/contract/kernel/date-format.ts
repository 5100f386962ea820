import type { DateFormat } from '../preferences-defaults.ts';

/** '03/01/2026' for '2026-03-01'. */
export function inFormat(date: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** German texts say '15:05 Uhr', and of the 12-hour clock '3:05 PM' alone: what is left out there (preferences-13). */
export const AFTER_TWELVE_HOURS = /(?<=[AP]M)\sUhr/g;
