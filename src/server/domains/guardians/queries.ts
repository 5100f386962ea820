import { db } from '../../db/sql.ts';

export interface NewGuardianRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly passwordHash: string | null;
  readonly registeredAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
export const insertGuardian = (row: NewGuardianRow) => db.insertInto('guardian').values(row).returning('id');

export interface NewGuardianshipRow {
  readonly childId: number;
  readonly guardianId: number;
  readonly relationship: string;
  readonly mayPickUp: boolean;
  readonly custodyNote: string | null;
  readonly startedAt: Date;
}
export const insertGuardianships = (rows: readonly NewGuardianshipRow[]) =>
  db
    .insertInto('guardianship')
    .values([...rows])
    .returning('id');

export const endGuardianshipRow = (guardianId: number, childId: number, at: Date) =>
  db
    .updateTable('guardianship')
    .set((eb) => ({ endedAt: at, version: eb('version', '+', 1) }))
    .where('guardianId', '=', guardianId)
    .where('childId', '=', childId)
    .where('endedAt', 'is', null);
