import i18next from 'i18next';
import { localeOf } from '#web/lib/locale.ts';

/** 'Mia and Leo', as the language puts it. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(i18next.language), { type: 'conjunction' }).format(names);
