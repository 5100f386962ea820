import { sql } from 'kysely';
import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { DateFormat } from '#contract/preferences-defaults.ts';

/** How a staff member wants days written; no row until they chose something. */
export const dateFormatOf = (staffId: number) =>
  sql<{ dateFormat: DateFormat }>`select date_format from staff_preference where staff_id = ${staffId}`;

/** In which form a guardian wants files; no row until they chose something. */
export const downloadFormatOf = (guardianId: number) =>
  sql<{
    downloadFormat: DownloadFormat;
  }>`select download_format from guardian_preference where guardian_id = ${guardianId}`;
