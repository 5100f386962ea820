import { sql } from 'kysely';
import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { CONSENTS, DateFormat, THEMES, TimeFormat } from '#contract/preferences-defaults.ts';
import { db } from '#server/db/sql.ts';
import type { StoredMatrix } from '#server/domains/notifications/rules.ts';

interface Notified {
  /** The cells that were chosen. */
  readonly notifications: StoredMatrix;
  readonly quietHours: {
    readonly from: string;
    /** @known begins and end are given together */
    readonly to: string;
  } | null;
}
type Theme = (typeof THEMES)[number];
export type Consent = (typeof CONSENTS)[number];

export interface StaffChoices extends Notified {
  readonly emailNotifications: boolean;
  readonly pushNotifications: boolean;
  readonly attendanceAlerts: boolean;
  readonly incidentReports: boolean;
  readonly dailyReports: boolean;
  readonly language: Language;
  readonly timezone: string;
  readonly dateFormat: DateFormat;
  readonly timeFormat: TimeFormat;
  readonly theme: Theme;
}
export interface ParentChoices extends Notified {
  readonly emailNotifications: boolean;
  readonly dailyReportEmail: boolean;
  readonly incidentAlerts: boolean;
  readonly weeklyDigest: boolean;
  readonly reminderNotifications: boolean;
  readonly language: Language;
  readonly timezone: string;
  readonly timeFormat: TimeFormat;
  readonly theme: Theme;
  readonly downloadFormat: DownloadFormat;
  readonly autoDownload: boolean;
  readonly privacyMode: boolean;
}
export type Consents = Readonly<Record<Consent, boolean>>;
interface Stored {
  readonly version: number;
}

const notified = sql`notifications, case when quiet_from is not null then
  json_build_object('from', to_char(quiet_from, 'HH24:MI'), 'to', to_char(quiet_to, 'HH24:MI')) end as quiet_hours`;

export const staffPreference = (staffId: number) => sql<StaffChoices & Stored>`
  select email_notifications, push_notifications, attendance_alerts, incident_reports, daily_reports, language, timezone,
    date_format, time_format, theme, ${notified}, version
  from staff_preference where staff_id = ${staffId}`;

export const guardianPreference = (guardianId: number) => sql<ParentChoices & Stored>`
  select email_notifications, daily_report_email, incident_alerts, weekly_digest, reminder_notifications, language, timezone,
    time_format, theme, download_format, auto_download, privacy_mode, ${notified}, version
  from guardian_preference where guardian_id = ${guardianId}`;

/** Stores them over the version they follow; changes no row when somebody else was faster. */
export const storeStaffPreference = (staffId: number, choices: StaffChoices, before: number) => {
  const row = asRow(choices);
  return db
    .insertInto('staffPreference')
    .values({ staffId, ...row, version: before + 1 })
    .onConflict((at) =>
      at
        .columns(['centerId', 'staffId'])
        .doUpdateSet({ ...row, version: before + 1 })
        .where('staffPreference.version', '=', before),
    );
};

export const storeGuardianPreference = (guardianId: number, choices: ParentChoices, before: number) => {
  const row = asRow(choices);
  return db
    .insertInto('guardianPreference')
    .values({ guardianId, ...row, version: before + 1 })
    .onConflict((at) =>
      at
        .columns(['centerId', 'guardianId'])
        .doUpdateSet({ ...row, version: before + 1 })
        .where('guardianPreference.version', '=', before),
    );
};

const asRow = <Choices extends Notified>({ quietHours, notifications, ...row }: Choices) => ({
  ...row,
  notifications: JSON.stringify(notifications),
  quietFrom: quietHours?.from ?? null,
  quietTo: quietHours?.to ?? null,
});

export const consents = (guardianId: number) => sql<Consents>`
  select email_consent_given as "emailConsent", sms_consent_given as "smsConsent",
    marketing_consent_given as "marketingConsent"
  from guardian where id = ${guardianId}`;

export const consentHistory = (guardianId: number) => sql<{ consent: Consent; isGiven: boolean; at: Date }>`
  select consent, is_given, at from guardian_consent where guardian_id = ${guardianId} order by at desc, id desc`;

/** What holds from now on, with its date. */
export const storeConsents = (guardianId: number, given: Consents, at: Date) =>
  db
    .updateTable('guardian')
    .set({
      emailConsentGiven: given.emailConsent,
      smsConsentGiven: given.smsConsent,
      marketingConsentGiven: given.marketingConsent,
      consentDate: at,
    })
    .where('id', '=', guardianId);

export const rememberConsents = (
  guardianId: number,
  changed: readonly { consent: Consent; isGiven: boolean }[],
  at: Date,
) => db.insertInto('guardianConsent').values(changed.map((change) => ({ guardianId, ...change, at })));

export const hasTwoStep = () => sql<{ isOn: boolean }>`select actor_has_two_step() as is_on`;
