import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { AskedRoom } from '../../dashboard/analytics-scope.ts';
import type { InForce } from '../packs.ts';

/** What a sheet is asked for; days are local and both included. */
export interface Ask {
  readonly from: string;
  readonly to: string;
  readonly room: AskedRoom;
  /** Null: all children. */
  readonly childId: number | null;
  readonly language: Language;
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

/** HH:MM of the center's clock (`c`), with the offset from UTC where the clock shows that time twice. */
export const clock = (at: RawBuilder<unknown>) => sql<string>`
  (to_char(${at} at time zone c.time_zone, 'HH24:MI') || case
    when (${at} + interval '1 hour') at time zone c.time_zone = ${at} at time zone c.time_zone
      or (${at} - interval '1 hour') at time zone c.time_zone = ${at} at time zone c.time_zone
    then ' UTC' || regexp_replace(to_char((${at} at time zone c.time_zone) - (${at} at time zone 'UTC'), 'HH24:MI'), '^(\\d)', '+\\1')
    else '' end)`;

/** Whole minutes between two moments as the clock shows them: what the sheet shows adds up. */
export const minutesBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql<number>`
  (extract(epoch from date_trunc('minute', ${until}) - date_trunc('minute', ${from})) / 60)::int`;

export const isChildAsked = (childId: number | null, id: ReturnType<typeof sql.ref>) =>
  childId === null ? sql`true` : sql`${id} = ${childId}`;

/** By last name, then first, of child `k`. */
export const byChild = sql`k.last_name collate "und-x-icu", k.first_name collate "und-x-icu", k.id`;
