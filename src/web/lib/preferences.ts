import { queryOptions } from '@tanstack/react-query';
import { callAs, query, type ReplyOf } from './api.ts';
import { changeLanguage } from './i18n.ts';
import type { Portal } from './portal.ts';
import { setThemeChoice } from './theme.ts';
import { setTimeDisplay } from './time.ts';

type Preferences = ReplyOf<'GET /api/preferences'>;
export type StaffPreferences = Extract<Preferences, { dateFormat: unknown }>;
export type ParentPreferences = Exclude<Preferences, StaffPreferences>;

/** The account's settings, asked of the server; answering it puts them into effect. */
export const preferencesOf = (portal: Portal) =>
  queryOptions({
    ...query('GET /api/preferences'),
    queryFn: async ({ signal }): Promise<Preferences> => {
      const preferences = await callAs(portal, 'GET /api/preferences', {}, signal);
      await applyPreferences(preferences);
      return preferences;
    },
  });

/** Shows everything as its reader chose, at once: theme, language, dates and moments, and what is blurred. */
export async function applyPreferences(preferences: Preferences): Promise<void> {
  const isStaff = 'dateFormat' in preferences;
  const { timezone: zone, timeFormat } = preferences;
  setThemeChoice(preferences.theme);
  setTimeDisplay({
    zone,
    dateFormat: isStaff ? preferences.dateFormat : null,
    hourCycle: timeFormat === 'language' ? undefined : timeFormat,
  });
  document.documentElement.toggleAttribute('data-privacy', !isStaff && preferences.privacyMode);
  await changeLanguage(preferences.language);
}
