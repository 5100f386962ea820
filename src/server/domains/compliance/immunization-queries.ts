import type { ExemptionKind } from '#contract/compliance-choices.ts';
import { db } from '#server/db/sql.ts';

interface Recorded {
  readonly childId: number;
  readonly source: string;
  readonly recordedAt: Date;
  readonly recordedBy: number | null;
}

export const dosesOfChild = (childId: number) =>
  db
    .selectFrom('immunization')
    .select(['id', 'vaccine', 'dose', 'givenOn', 'source'])
    .where('childId', '=', childId)
    .where('removedAt', 'is', null);

/** When an enrolled child was born; no row for any other. */
export const bornOn = (childId: number) =>
  db.selectFrom('child').select('dateOfBirth').where('id', '=', childId).where('removedAt', 'is', null);

/** Without the paper, which families do not read. */
export const dosesForFamily = (childId: number) =>
  db
    .selectFrom('immunization')
    .select(['id', 'vaccine', 'dose', 'givenOn'])
    .where('childId', '=', childId)
    .where('removedAt', 'is', null);

export const exemptionsForFamily = (childId: number) =>
  db
    .selectFrom('immunizationExemption')
    .select(['vaccine', 'dated', 'until'])
    .where('childId', '=', childId)
    .where('removedAt', 'is', null);

/** Nothing comes back of a dose that is recorded already. */
export const insertDoses = (doses: readonly (Recorded & { vaccine: string; dose: number; givenOn: string })[]) =>
  db
    .insertInto('immunization')
    .values([...doses])
    .onConflict((conflict) =>
      conflict.columns(['centerId', 'childId', 'vaccine', 'dose']).where('removedAt', 'is', null).doNothing(),
    )
    .returning('id');

export const removeDose = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('immunization')
    .set({ removedAt: at, removedBy: by })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning(['childId', 'vaccine', 'dose', 'givenOn', 'source']);

export const exemptionsOfChild = (childId: number) =>
  db
    .selectFrom('immunizationExemption')
    .select(['id', 'vaccine', 'kind', 'dated', 'until', 'source'])
    .where('childId', '=', childId)
    .where('removedAt', 'is', null)
    .orderBy('id');

export const insertExemption = (
  exemption: Recorded & { vaccine: string | null; kind: ExemptionKind; dated: string; until: string | null },
) => db.insertInto('immunizationExemption').values(exemption).returning('id');

export const removeExemption = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('immunizationExemption')
    .set({ removedAt: at, removedBy: by })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning('childId');
