import { everybodySignedIn } from './kernel/access.ts';
import { DOWNLOAD_FORMATS } from './kernel/download-formats.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES, STAFF_LANGUAGES } from './kernel/languages.ts';
import { Instant, TimeZone } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { parentMatrix, QuietHours, staffMatrix } from './notifications.ts';
import { DATE_FORMATS, THEMES, TIME_FORMATS } from './preferences-defaults.ts';

/**
 * Of staff (preferences-1). `emailNotifications` and `pushNotifications` are the masters of mail and push: off, none
 * of that channel is sent. `attendanceAlerts`, `incidentReports` and `dailyReports` are the mail of these kinds; the other
 * cells of kind × channel stand in `notifications`.
 */
const staffFields = {
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  attendanceAlerts: z.boolean(),
  incidentReports: z.boolean(),
  dailyReports: z.boolean(),
  language: z.enum(STAFF_LANGUAGES),
  /** For moments only; days and times of the day are always the center's (preferences-6). */
  timezone: TimeZone,
  dateFormat: z.enum(DATE_FORMATS),
  timeFormat: z.enum(TIME_FORMATS),
  theme: z.enum(THEMES),
  quietHours: QuietHours,
};
/**
 * Of parents (preferences-2). `emailNotifications` is the master of mail, and `emailConsent` the agreement to it;
 * push goes to the devices that were opened for it. `dailyReportEmail` and `incidentAlerts` are the mail of these kinds.
 */
const parentFields = {
  emailNotifications: z.boolean(),
  dailyReportEmail: z.boolean(),
  incidentAlerts: z.boolean(),
  weeklyDigest: z.boolean(),
  reminderNotifications: z.boolean(),
  language: z.enum(PARENT_LANGUAGES),
  timezone: TimeZone,
  timeFormat: z.enum(TIME_FORMATS),
  theme: z.enum(THEMES),
  downloadFormat: z.enum(DOWNLOAD_FORMATS),
  autoDownload: z.boolean(),
  privacyMode: z.boolean(),
  quietHours: QuietHours,
  emailConsent: z.boolean(),
  smsConsent: z.boolean(),
  marketingConsent: z.boolean(),
};

/** Nothing stored is version 0. */
const version = z.int().min(0);
const edited = { version: version.optional() };

export const StaffPreferenceChanges = z.strictObject({
  ...z.object(staffFields).partial().shape,
  /** Only the cells that change. */
  notifications: staffMatrix.changes.optional(),
  ...edited,
});
export const ParentPreferenceChanges = z.strictObject({
  ...z.object(parentFields).partial().shape,
  notifications: parentMatrix.changes.optional(),
  /** Switched where two-step verification is set up; sent along it must be what it is. */
  twoFactorAuth: z.boolean().optional(),
  ...edited,
});

const StaffPreferences = z
  .object({ ...staffFields, notifications: staffMatrix.whole, centerTimeZone: z.string(), version })
  .meta({ id: 'StaffPreferences' });
const ParentPreferences = z
  .object({
    ...parentFields,
    notifications: parentMatrix.whole,
    twoFactorAuth: z.boolean(),
    centerTimeZone: z.string(),
    /** Every consent given or taken back, newest first. */
    consentHistory: z.array(
      z.object({
        consent: z.enum(['emailConsent', 'smsConsent', 'marketingConsent']),
        isGiven: z.boolean(),
        at: Instant,
      }),
    ),
    version,
  })
  .meta({ id: 'ParentPreferences' });

const Preferences = z.union([StaffPreferences, ParentPreferences]);

export const preferences = {
  'GET /api/preferences': {
    summary: "One's own settings, staff's or parents'; what was never saved has the default",
    audience: 'both',
    access: everybodySignedIn,
    // Language and theme are those of the screens that ask for two-step verification, too.
    beforeTwoStep: true,
    reply: Preferences,
  },
  'PUT /api/preferences': {
    summary: "Save one's own settings; what is not sent stays",
    audience: 'both',
    access: everybodySignedIn,
    // Language and theme are those of the screens that ask for two-step verification, too.
    beforeTwoStep: true,
    body: z.union([StaffPreferenceChanges, ParentPreferenceChanges]),
    reply: Preferences,
  },
} satisfies Contract;
