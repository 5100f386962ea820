import type { Language } from '#contract/kernel/languages.ts';
import { translate } from '../i18n/translate.ts';

const HOUR = 3_600_000;
/** How long a link is good for, never more than is left: in whole days, and in hours on the last one. */
export function validity(language: Language, expiresAt: Date, now: Date): string {
  const hours = wholeHours(expiresAt, now);
  return hours < 24
    ? translate(language, 'The link is for you alone and works once, within {{count}} hours.', { count: hours })
    : translate(language, 'The link is for you alone and works once, within {{count}} days.', {
        count: Math.floor(hours / 24),
      });
}
export const wholeHours = (end: Date, now: Date) => Math.max(1, Math.floor((end.getTime() - now.getTime()) / HOUR));
