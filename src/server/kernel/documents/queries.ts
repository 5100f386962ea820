import { sql } from 'kysely';
import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { DateFormat, TimeFormat } from '#contract/preferences-defaults.ts';

interface Reads {
  readonly language: Language;
  readonly timeFormat: TimeFormat;
}

/** How a staff member has texts, days and times written; no row until they chose something. */
export const howStaffRead = (staffId: number) => sql<Reads & { dateFormat: DateFormat }>`
  select language, date_format, time_format from staff_preference where staff_id = ${staffId}`;

/** How a guardian has texts and times written, and in which form they want files; no row until they chose something. */
export const howParentReads = (guardianId: number) => sql<Reads & { downloadFormat: DownloadFormat }>`
  select language, time_format, download_format from guardian_preference where guardian_id = ${guardianId}`;
