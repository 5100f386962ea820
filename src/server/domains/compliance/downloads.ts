import type { TableFormat } from '#contract/analytics-choices.ts';
import { inFormat } from '#contract/kernel/date-format.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { type DatesReader, momentsIn } from '#server/kernel/documents/moments.ts';
import { writeTable } from '#server/kernel/documents/table.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import type { WholeSheet } from './read.ts';
import type { Column } from './sheets/written.ts';

/**
 * A sheet with all of its rows as a file. On paper its notes stand below the title and lines to sign on at the end, and days
 * and times are written as the reader chose; tables keep YYYY-MM-DD and HH:MM, which every program reads.
 * @param logo reads the center's logo, for paper
 */
export async function sheetFile(
  reader: DatesReader,
  { sheet, title, from, to, center, columns, rows, notes }: WholeSheet,
  format: TableFormat,
  logo: () => Promise<Buffer | null>,
): Promise<FileAnswer> {
  const { language } = reader;
  const days = momentsIn(reader, 'UTC');
  const cellOf = format === 'pdf' ? cellForPdf(reader) : fileCell;
  return writeTable(
    {
      language,
      title,
      center,
      fileName: from === to ? `${sheet}-${from}` : `${sheet}-${from}-${to}`,
      facts: [
        from === to
          ? days.day(from)
          : translate(language, '{{from}} to {{to}}', { from: days.day(from), to: days.day(to) }),
        ...notes.map(({ text, source, evidence }) =>
          source === null
            ? text
            : translate(language, '{{text}} ({{source}}; {{evidence}})', { text, source, evidence: evidence ?? '' }),
        ),
      ],
      columns: columns.map(({ label, width, kind }) => ({ label, width, isNumber: kind === 'number' })),
      rows: await flatMapInSlices(rows, ({ cells }) => [cells.map((cell, n) => cellOf(cell, columns[n]?.kind))]),
      isWide: true,
      signatures: [translate(language, 'Name'), translate(language, 'Signature'), translate(language, 'Date')],
    },
    format,
    logo,
  );
}

type CellOf = (cell: string | number | null, kind: Column['kind'] | undefined) => string | number;

function cellForPdf(reader: DatesReader): CellOf {
  const { dateFormat } = reader;
  const { time } = momentsIn(reader, 'UTC');
  return (cell, kind) => {
    if (typeof cell === 'string' && kind === 'day' && dateFormat) return inFormat(cell, dateFormat);
    // Behind the time may stand its offset, where a clock was set back.
    if (typeof cell === 'string' && kind === 'time') return cell.replace(CLOCK, time);
    return fileCell(cell, kind);
  };
}

const CLOCK = /^\d\d:\d\d/;

function fileCell(cell: string | number | null, kind: Column['kind'] | undefined): string | number {
  if (cell === null) return '';
  return kind === 'duration' ? hoursAndMinutes(Number(cell)) : cell;
}

const hoursAndMinutes = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
