import type { DateFormat } from '../preferences-defaults.ts';

/** '03/01/2026' for '2026-03-01'. */
export function inFormat(date: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
