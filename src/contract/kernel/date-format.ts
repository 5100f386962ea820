import type { DateFormat } from '../preferences-defaults.ts';

/** '03/01/2026' for '2026-03-01'. */
export function inFormat(date: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/**
 * What is left out after a time of the 12-hour clock (preferences-13): German texts say '15:05 Uhr' and '3:05 PM', and the period of
 * a Spanish '3:05 p.m.' ends its sentence, too.
 */
export const AFTER_TWELVE_HOURS = /(?<=[AP]M)\sUhr|(?<=[ap]\.\s?m\.)\./g;
