/** A table whose rows are kept as versions by its trigger (`db/functions/audit.sql`), by these columns. */
export interface SealedTable {
  readonly name: string;
  readonly keys: readonly [string, ...string[]];
}

/** The records: attendance with its signatures, incidents with theirs, medicines and doses, sleep checks, daily reports, punches and duties. */
const TABLES = [
  { name: 'activity', keys: ['id'] },
  { name: 'attendance', keys: ['id'] },
  { name: 'daily_report', keys: ['id'] },
  { name: 'incident', keys: ['id'] },
  { name: 'incident_receipt', keys: ['incident_id', 'guardian_id'] },
  { name: 'kiosk_entry', keys: ['id'] },
  { name: 'kiosk_move', keys: ['id'] },
  { name: 'medication', keys: ['id'] },
  { name: 'nap_check', keys: ['id'] },
  { name: 'punch', keys: ['id'] },
  { name: 'staff_duty', keys: ['id'] },
  { name: 'staff_duty_correction', keys: ['id'] },
] as const satisfies readonly SealedTable[];
export type SealedName = (typeof TABLES)[number]['name'];
export const SEALED_TABLES: readonly SealedTable[] = TABLES;
