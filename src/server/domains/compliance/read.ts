import type { z } from 'zod';
import type { compliance } from '#contract/compliance.ts';
import { longestDays, SHOWN_ROWS, type Sheet } from '#contract/compliance-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { centerName } from '#server/kernel/center/queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { DatesReader } from '#server/kernel/documents/moments.ts';
import { inForce, packOf, SCHEDULE } from './packs.ts';
import { choice } from './queries.ts';
import { caution, evidenceIn, type Fact, factsOf } from './say-rules.ts';
import { KINDS, titleOf } from './sheets/sheets.ts';
import type { Written } from './sheets/written.ts';

export interface Wanted {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly roomId?: number | undefined;
  readonly childId?: number | undefined;
}
/** A sheet with all of its rows, and what stands above and below them. */
export interface WholeSheet extends Omit<Written, 'notes'> {
  readonly sheet: Sheet;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly center: string;
  readonly notes: readonly {
    readonly text: string;
    readonly source: string | null;
    readonly evidence: string | null;
  }[];
}
type Shown = z.input<(typeof compliance)['GET /api/compliance/sheets/:sheet']['reply']>;

/** Days of a sheet, both included: today unless it says otherwise. Refuses a range that ends before it begins or is too long. */
export function daysOf(sheet: Sheet, { from, to }: Wanted, today: string): { from: string; to: string } {
  const range = { from: from ?? to ?? today, to: to ?? (from && from > today ? from : today) };
  return refuseLong(range, longestDays(sheet));
}

/** Reads a sheet in its reader's language and clock, without a word in the audit log: that is the caller's. */
export async function wholeSheet(
  reading: Reading,
  zone: string,
  reader: DatesReader,
  sheet: Sheet,
  wanted: Wanted,
): Promise<WholeSheet> {
  const { language } = reader;
  const { from, to } = daysOf(sheet, wanted, dayAt(reading.now, zone));
  const [chosen, { name: center }] = await Promise.all([reading.maybe(choice()), reading.one(centerName())]);
  const rules = inForce(packOf(chosen?.pack));
  const { roomId, childId = null } = wanted;
  const { write, topics } = KINDS[sheet];
  const { notes, ...written } = await write(reading, {
    from,
    to,
    room: roomId ?? 'all',
    childId,
    ...reader,
    zone,
    rules,
  });
  const facts = factsOf(language, rules).filter(({ topic }) => topics.includes(topic));
  const own = notes.map((text) => ({ text, source: null, evidence: null }));
  const told = [...facts, ...(sheet === 'immunizations' ? [scheduleFact()] : [])].map((fact) => noteOf(language, fact));
  const careful = told.length > 0 ? [{ text: caution(language), source: null, evidence: null }] : [];
  return { sheet, title: titleOf(language, sheet), from, to, center, ...written, notes: [...own, ...told, ...careful] };
}

const scheduleFact = (): Fact => ({
  topic: 'immunizations',
  text: '',
  source: SCHEDULE.source.cite,
  evidence: SCHEDULE.source.evidence,
});
const noteOf = (language: Language, { text, source, evidence }: Fact) => ({
  text: text || source,
  source,
  evidence: evidenceIn(language, evidence),
});

/** What a screen is given of a sheet: at most so many rows, and how many there are. */
export const shown = ({ rows, columns, childIds: _, ...sheet }: WholeSheet): Shown => ({
  ...sheet,
  notes: [...sheet.notes],
  columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
  rows: rows.slice(0, SHOWN_ROWS),
  total: rows.length,
});

/** Writes down that a sheet was read or taken away; one with medical records as a reading of those, of every child in it. */
export function noteReading(scope: Scope, { sheet, from, to, rows, childIds }: WholeSheet, form: string): void {
  audit(scope, {
    action: KINDS[sheet].isMedical ? 'read medical records' : form === 'screen' ? 'read' : 'export',
    entity: 'compliance sheet',
    ids: [],
    children: childIds,
    after: { sheet, from, to, form, rows: rows.length },
  });
}
