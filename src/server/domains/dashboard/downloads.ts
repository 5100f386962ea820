import type { ReportTable, TableFormat } from '../../../contract/analytics-choices.ts';
import type { Language } from '../../../contract/languages.ts';
import type { RoomFilter } from '../../../contract/room-filters.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { momentsIn } from '../../documents/moments.ts';
import { writeTable } from '../../documents/table.ts';
import type { FileAnswer } from '../../http/files.ts';
import type { Server } from '../../server.ts';
import { say } from '../../words/say.ts';
import { printedLogo } from '../center/logo.ts';
import { documentReader } from '../preferences/reader.ts';
import { periodOf } from './analytics.ts';
import { centerName } from './queries.ts';
import { type AskedTable, TABLES } from './report-tables.ts';

/** One table of the reports as a file; that it was taken away is written down. */
export async function downloadTable(
  server: Server,
  scope: Scope,
  table: ReportTable,
  { format = 'csv', ...asked }: AskedTable & { format?: TableFormat | undefined },
): Promise<FileAnswer> {
  const { center } = await scope.opened;
  const { language, dateFormat } = await documentReader(scope);
  const { from, to, room } = await daysOfTable(scope, table, asked, dayAt(scope.now, center.zone));
  const [written, { name }] = await Promise.all([TABLES[table](scope, asked, language), scope.one(centerName())]);
  const after = { table, from, to, room, format, rows: written.rows.length };
  audit(scope, { action: 'export', entity: 'report', ids: [], after });
  const days = momentsIn(language, center.zone, dateFormat);
  return writeTable(
    {
      ...written,
      language,
      center: name,
      fileName: from === to ? `${table}-${from}` : `${table}-${from}-${to}`,
      facts: [
        from === to ? days.day(from) : say(language, '{{from}} to {{to}}', { from: days.day(from), to: days.day(to) }),
        roomsIn(language, room),
      ],
    },
    format,
    () => printedLogo(server.files, scope),
  );
}

/** The ratio is of one day, every other table of a period. */
async function daysOfTable(scope: Scope, table: ReportTable, asked: AskedTable, today: string) {
  if (table !== 'ratio') return (await periodOf(scope, asked)).asked;
  const { date = today, room = 'all' } = asked;
  return { from: date, to: date, room };
}

function roomsIn(language: Language, room: RoomFilter): string {
  if (room === 'infants') return say(language, 'Rooms of infants');
  if (room === 'toddlers') return say(language, 'Rooms of toddlers');
  return room === 'preschool' ? say(language, 'Rooms of preschoolers') : say(language, 'All rooms');
}
