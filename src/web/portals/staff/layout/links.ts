import { withTexts } from '#web/lib/i18n.ts';

/** The links of the navigation with their words and pictures, fetched when a pointer or the focus nears them. */
export const loadLinks = () => withTexts(['preferencesStaff', 'shellScreens'], () => import('./Links.tsx'));
