import type { ReplyOf } from '#web/lib/api.ts';

export type SystemState = ReplyOf<'GET /api/system'>;
export type BackupState = NonNullable<SystemState['backup']>;
export type KeptBackup = ReplyOf<'GET /api/system/backups'>[number];
export type ShownKey = ReplyOf<'POST /api/system/recovery-key'>;
export type TroubledJob = SystemState['jobs']['troubled'][number];

/** Whether a disk is about to be full: below a tenth of it. */
export const isLow = ({ free, size }: { readonly free: number; readonly size: number }): boolean => free < size / 10;

/** Bytes as people read them, in megabytes or, from one on, gigabytes. */
export function sayBytes(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, 'megabyte'] : [bytes / 1e9, 'gigabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** The groups of a recovery key, each with its place. */
export const groupsOf = ({ recoveryKey }: ShownKey) =>
  recoveryKey.split('-').map((letters, place) => ({ place, letters }));
