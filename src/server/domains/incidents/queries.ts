import { sql } from 'kysely';
import { db } from '../../db/sql.ts';
import type { DayWindow } from '../../http/window.ts';

const incidentRows = () =>
  db
    .selectFrom('incident')
    .select((eb) => [
      'id',
      'childId',
      'date',
      'time',
      'description',
      'actionTaken',
      'staffId',
      eb('parentNotifiedAt', 'is not', null).$castTo<boolean>().as('parentNotified'),
      'createdAt',
    ]);

/** Incidents of children who are still enrolled. */
export const incidents = ({ from, to, limit }: DayWindow) =>
  incidentRows()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(
      sql<boolean>`exists (select from child k where k.center_id = incident.center_id and k.id = child_id and k.removed_at is null)`,
    )
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export const incident = (id: number) => incidentRows().where('id', '=', id);

export interface NewIncidentRow {
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly description: string;
  readonly actionTaken: string;
  readonly staffId: number;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
}
export const insertIncidents = (rows: readonly NewIncidentRow[]) =>
  db
    .insertInto('incident')
    .values([...rows])
    .returning('id');

export const markTold = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('incident')
    .set((eb) => ({ parentNotifiedAt: at, parentNotifiedByStaff: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('parentNotifiedAt', 'is', null);
