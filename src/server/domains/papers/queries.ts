import { type RawBuilder, sql } from 'kysely';
import type { HealthPaperKind, PaperKind, TrainingMode, TrainingTopic } from '#contract/papers-choices.ts';
import { db } from '#server/db/sql.ts';

/** A member of staff who is there, held so that one who keeps their papers comes after the other. */
export const lockedMember = (id: number) => sql<{ id: number }>`
  select id from staff where id = ${id} and removed_at is null for no key update`;

interface DocumentRow {
  readonly id: number;
  readonly staffId: number;
  readonly title: string;
  readonly numberSealed: Buffer | null;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly issuer: string | null;
  readonly filePath: string | null;
  readonly fileName: string | null;
  readonly fileType: string | null;
  readonly state: 'current' | 'replaced' | 'removed';
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly verifiedAt: Date | null;
  readonly verifiedBy: string | null;
  readonly version: number;
}
export interface PaperRow extends DocumentRow {
  readonly kind: PaperKind;
}
export interface HealthPaperRow extends DocumentRow {
  readonly kind: HealthPaperKind;
}

const nameOf = (id: RawBuilder<unknown>) => sql`(
  select n.first_name || ' ' || n.last_name from staff n where n.center_id = p.center_id and n.id = ${id})`;
const documents = (table: 'paper' | 'health_paper') => sql`
  select p.id, p.staff_id, p.kind, p.title, p.number as number_sealed, p.issued_on, p.expires_on, p.issuer, p.file_path, p.file_name, p.file_type,
    case when p.removed_at is not null then 'removed' when p.replaced_by is not null then 'replaced' else 'current' end as state,
    p.created_at, ${nameOf(sql`p.created_by`)} as created_by, p.verified_at, ${nameOf(sql`p.verified_by`)} as verified_by, p.version
  from ${sql.table(table)} p`;
const newestFirst = sql`order by p.issued_on desc, p.id desc`;

/** Replaced and removed ones among them, the newest first. */
export const papersOf = (staffId: number) =>
  sql<PaperRow>`${documents('paper')} where p.staff_id = ${staffId} ${newestFirst}`;
export const paperById = (id: number) => sql<PaperRow>`${documents('paper')} where p.id = ${id}`;
export const healthPapersOf = (staffId: number) =>
  sql<HealthPaperRow>`${documents('health_paper')} where p.staff_id = ${staffId} ${newestFirst}`;
export const healthPaperById = (id: number) => sql<HealthPaperRow>`${documents('health_paper')} where p.id = ${id}`;

/** What is said of a paper. Local dates. */
export interface DocumentSaid {
  readonly title: string;
  readonly number: Buffer | null;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly issuer: string | null;
  readonly filePath: string | null;
  readonly fileName: string | null;
  readonly fileType: string | null;
}
export interface Entered {
  readonly staffId: number;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}
export const insertPaper = (row: DocumentSaid & Entered & { readonly kind: PaperKind }) =>
  db.insertInto('paper').values(row).returning('id');
export const insertHealthPaper = (row: DocumentSaid & Entered & { readonly kind: HealthPaperKind }) =>
  db.insertInto('healthPaper').values(row).returning('id');

export interface DocumentChange extends Partial<DocumentSaid> {
  readonly verifiedAt?: Date | null;
  readonly verifiedBy?: number | null;
  readonly replacedBy?: number | null;
  readonly removedAt?: Date | null;
  readonly removedBy?: number | null;
}
export const updatePaper = (id: number, change: DocumentChange & { readonly kind?: PaperKind }) =>
  db
    .updateTable('paper')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);
export const updateHealthPaper = (id: number, change: DocumentChange & { readonly kind?: HealthPaperKind }) =>
  db
    .updateTable('healthPaper')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** Whoever had been replaced by a paper counts again where that one is removed. */
export const unreplacePapers = (by: number) =>
  db.updateTable('paper').set({ replacedBy: null }).where('replacedBy', '=', by);
export const unreplaceHealthPapers = (by: number) =>
  db.updateTable('healthPaper').set({ replacedBy: null }).where('replacedBy', '=', by);

export interface TrainingRow {
  readonly id: number;
  readonly staffId: number;
  readonly title: string;
  readonly date: string;
  readonly minutes: number;
  readonly mode: TrainingMode;
  readonly topics: TrainingTopic[];
  readonly filePath: string | null;
  readonly fileName: string | null;
  readonly fileType: string | null;
  readonly isRemoved: boolean;
  readonly createdBy: string | null;
  readonly version: number;
}
const trainings = sql`
  select p.id, p.staff_id, p.title, p.date, p.minutes, p.mode, p.topics, p.file_path, p.file_name, p.file_type,
    p.removed_at is not null as is_removed, ${nameOf(sql`p.created_by`)} as created_by, p.version
  from training p`;
/** Removed ones among them, the newest first. */
export const trainingOf = (staffId: number) =>
  sql<TrainingRow>`${trainings} where p.staff_id = ${staffId} order by p.date desc, p.id desc`;
export const trainingById = (id: number) => sql<TrainingRow>`${trainings} where p.id = ${id}`;

export interface TrainingSaid {
  readonly title: string;
  readonly date: string;
  readonly minutes: number;
  readonly mode: TrainingMode;
  readonly topics: readonly TrainingTopic[];
  readonly filePath: string | null;
  readonly fileName: string | null;
  readonly fileType: string | null;
}
export const insertTraining = (row: TrainingSaid & Entered) =>
  db
    .insertInto('training')
    .values({ ...row, topics: [...row.topics] })
    .returning('id');
export const updateTraining = (
  id: number,
  { topics, ...change }: Partial<TrainingSaid> & { readonly removedAt?: Date; readonly removedBy?: number | null },
) =>
  db
    .updateTable('training')
    .set((eb) => ({ ...change, ...(topics && { topics: [...topics] }), version: eb('version', '+', 1) }))
    .where('id', '=', id);

export interface OverrideRow {
  readonly id: number;
  readonly staffId: number;
  readonly reason: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly createdBy: string | null;
  readonly isEnded: boolean;
}
const overrides = sql`
  select p.id, p.staff_id, p.reason, p.from_date, p.to_date, ${nameOf(sql`p.created_by`)} as created_by, p.ended_at is not null as is_ended
  from paper_override p`;
/** The newest first. */
export const overridesOf = (staffId: number) =>
  sql<OverrideRow>`${overrides} where p.staff_id = ${staffId} order by p.from_date desc, p.id desc`;
export const overrideById = (id: number) => sql<OverrideRow>`${overrides} where p.id = ${id}`;
export const insertOverride = (row: {
  readonly staffId: number;
  readonly reason: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}) => db.insertInto('paperOverride').values(row).returning('id');
export const endOverride = (id: number, at: Date, by: number | null) =>
  db.updateTable('paperOverride').set({ endedAt: at, endedBy: by }).where('id', '=', id).where('endedAt', 'is', null);

/** Makes room for the center's choice; nothing happens where it is. */
export const beginCheck = (now: Date) =>
  db
    .insertInto('paperCheck')
    .values({ isOn: false, changedAt: now })
    .onConflict((conflict) => conflict.column('centerId').doNothing());
export const paperCheck = () => db.selectFrom('paperCheck').select(['isOn', 'version']);
export const lockCheck = () =>
  sql<{ isOn: boolean; version: number }>`select is_on, version from paper_check for update`;
export const updateCheck = (isOn: boolean, now: Date, by: number | null) =>
  db.updateTable('paperCheck').set((eb) => ({ isOn, changedAt: now, changedBy: by, version: eb('version', '+', 1) }));
