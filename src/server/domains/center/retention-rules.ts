/** How many years after its last day something is kept, as the Director sets it. */
export interface Periods {
  readonly childRecordYears: number;
  readonly incidentRecordYears: number;
  readonly staffRecordYears: number;
  readonly financialRecordYears: number;
}

const KINDS = ['childRecordYears', 'incidentRecordYears', 'staffRecordYears', 'financialRecordYears'] as const;
/** Whether something would be removed earlier than before. */
export const isShorter = (before: Periods, after: Periods): boolean => KINDS.some((kind) => after[kind] < before[kind]);
