import path from 'node:path';

/** How a backup's folder is laid out. Paths are written with slashes, on every system. */
export const MANIFEST = 'manifest.json';
/** The manifest's own SHA-256, so that a byte that was changed in it is seen too. */
export const MANIFEST_SUM = 'manifest.json.sha256';
export const HEADS = 'audit-seals.log';
export const rowsOf = (table: string) => `database/${table}.copy.gz`;
export const storedAt = (key: string) => `files/${key}`;
export const keyAt = (place: string) => (place.startsWith('files/') ? place.slice('files/'.length) : null);

/** What is being made and is no backup yet; a start that finds one may remove it. */
export const PARTIAL = '.partial';
export const TAR = '.tar';

/** `larkhouse-2026-03-02T023015Z`: by UTC, so that names are in the order of time. */
export const nameAt = (moment: Date) => `larkhouse-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

const NAME = /^larkhouse-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(?:\.tar)?$/;

/** When a backup was made, by its name; null for what is none. */
export function momentOf(place: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(path.basename(place)) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

const PLACE =
  /^(?:manifest\.json|manifest\.json\.sha256|audit-seals\.log|database\/[a-z_][a-z0-9_.]*\.copy\.gz|files\/\d+(?:\/[\w-]+(?:\.[\w-]+)?){1,2})$/;

/** Whether a backup may hold a file of this name: none leads out of its folder. */
export const isPlace = (place: string): boolean => PLACE.test(place);
