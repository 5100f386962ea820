import type { ReportTable, TableFormat } from '#contract/analytics-choices.ts';
import type { RoomFilter } from '#contract/center-room-filters.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { centerName } from '#server/kernel/center/queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import type { TableDocument } from '#server/kernel/documents/table.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { type AskedTable, TABLES } from './report-tables.ts';
import { periodOf } from './reports.ts';

/** Reads one table of the reports to be taken away, and writes down that it is. */
export async function readTable(
  server: Server,
  scope: Scope,
  table: ReportTable,
  { format = 'csv', ...asked }: AskedTable & { format?: TableFormat | undefined },
) {
  const { center } = await scope.opened;
  const reader = await documentReader(scope);
  const { language } = reader;
  const { from, to, room } = await daysOfTable(scope, table, asked, dayAt(scope.now, center.zone));
  const [written, { name }] = await Promise.all([TABLES[table](scope, asked, language), scope.one(centerName())]);
  const after = { table, from, to, room, format, rows: written.rows.length };
  audit(scope, { action: 'export', entity: 'report', ids: [], after });
  const days = momentsIn(reader, center.zone);
  const whole: TableDocument = {
    ...written,
    language,
    center: name,
    fileName: from === to ? `${table}-${from}` : `${table}-${from}-${to}`,
    facts: [
      from === to
        ? days.day(from)
        : translate(language, '{{from}} to {{to}}', { from: days.day(from), to: days.day(to) }),
      roomsIn(language, room),
    ],
  };
  return { table: whole, format, logo: format === 'pdf' ? await printedLogo(server.files, scope) : null };
}

/** The ratio is of one day, every other table of a period. */
async function daysOfTable(scope: Scope, table: ReportTable, asked: AskedTable, today: string) {
  if (table !== 'ratio') return (await periodOf(scope, asked)).asked;
  const { date = today, room = 'all' } = asked;
  return { from: date, to: date, room };
}

function roomsIn(language: Language, room: RoomFilter): string {
  if (room === 'infants') return translate(language, 'Rooms of infants');
  if (room === 'toddlers') return translate(language, 'Rooms of toddlers');
  return room === 'preschool' ? translate(language, 'Rooms of preschoolers') : translate(language, 'All rooms');
}
