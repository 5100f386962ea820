import type { AskedRoom } from '#server/domains/analytics/whereabouts-queries.ts';
import type { DatesReader } from '#server/kernel/documents/moments.ts';
import type { InForce } from '../packs.ts';

/** What a sheet is asked for, and by whom; days are local and both included. */
export interface Ask extends DatesReader {
  readonly from: string;
  readonly to: string;
  readonly room: AskedRoom;
  /** Null: all children. */
  readonly childId: number | null;
  readonly zone: string;
  readonly rules: InForce;
}

export interface Column {
  readonly key: string;
  readonly label: string;
  /** `day`: YYYY-MM-DD, `time`: HH:MM of the center's clock, `duration`: minutes. */
  readonly kind: 'text' | 'day' | 'time' | 'number' | 'duration';
  /** Its part of the width on paper, beside the others'. */
  readonly width: number;
}

type Cell = string | number | null;

export interface Row {
  readonly cells: Cell[];
  /** Calls for a look, says something of note, or is a sum of the rows before it. */
  readonly mark: 'attention' | 'notice' | 'sum' | null;
}

/** A sheet in its reader's language. */
export interface Written {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** What has to be known to read it. */
  readonly notes: readonly string[];
  /** Whose records it tells of. */
  readonly childIds: readonly number[];
}

export const column = (key: string, label: string, kind: Column['kind'] = 'text', width = 3): Column => ({
  key,
  label,
  kind,
  width,
});

export const row = (cells: Cell[], mark: Row['mark'] = null): Row => ({ cells, mark });

/** Each child once. */
export const childrenOf = (rows: readonly { readonly childId: number }[]): number[] => [
  ...new Set(rows.map(({ childId }) => childId)),
];
