import type { Language } from './kernel/languages.ts';

// Choices and defaults of the settings (preferences-1, preferences-2), without zod: the screens hold them too.

export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];
/** The clock of times, as `Intl` names it: 12 hours, 24 hours, or as the reader's language has it (preferences-13). */
export const TIME_FORMATS = ['language', 'h12', 'h23'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];
export const THEMES = ['light', 'dark', 'system'] as const;
/** Eastern, Central, Mountain, Pacific; the default is the center's own (preferences-6). */
export const TIME_ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const;
export const CONSENTS = ['emailConsent', 'smsConsent', 'marketingConsent'] as const;

type Choices = Readonly<Record<string, string | boolean | object | null>>;
/** No cell of kind × channel (their defaults: notification-kinds.ts), no quiet hours. */
const NOTHING_CHOSEN = { notifications: {}, quietHours: null } as const;

export const STAFF_DEFAULTS = {
  emailNotifications: true,
  pushNotifications: false,
  attendanceAlerts: true,
  incidentReports: true,
  dailyReports: false,
  language: 'en',
  dateFormat: 'MM/DD/YYYY',
  timeFormat: 'language',
  theme: 'light',
  ...NOTHING_CHOSEN,
} as const satisfies { language: Language } & Choices;

/** Consents are not among them: they are given at registration, and nothing but the parent gives them (preferences-7). */
export const PARENT_DEFAULTS = {
  emailNotifications: true,
  dailyReportEmail: true,
  incidentAlerts: true,
  weeklyDigest: false,
  reminderNotifications: true,
  language: 'en',
  timeFormat: 'language',
  theme: 'system',
  downloadFormat: 'txt',
  autoDownload: false,
  privacyMode: false,
  ...NOTHING_CHOSEN,
} as const satisfies { language: Language } & Choices;
