import i18next from 'i18next';
import { localeOf } from './locale.ts';

const amount = (unit: 'hour' | 'minute', value: number): string =>
  new Intl.NumberFormat(localeOf(i18next.language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/** How long something takes, in hours and minutes as the reader's language shortens them: '1 hr 35 min'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return amount('minute', rest);
  return rest === 0 ? amount('hour', hours) : `${amount('hour', hours)} ${amount('minute', rest)}`;
}
