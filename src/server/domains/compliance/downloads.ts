import type { TableFormat } from '#contract/analytics-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { writeTable } from '#server/kernel/documents/table.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import type { WholeSheet } from './read.ts';
import type { Column } from './sheets/written.ts';

/**
 * A sheet with all of its rows as a file. On paper its notes stand below the title and lines to sign on at the end.
 * @param logo reads the center's logo, for paper
 */
export async function sheetFile(
  language: Language,
  { sheet, title, from, to, center, columns, rows, notes }: WholeSheet,
  format: TableFormat,
  logo: () => Promise<Buffer | null>,
): Promise<FileAnswer> {
  const days = momentsIn({ language }, 'UTC');
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
      rows: await flatMapInSlices(rows, ({ cells }) => [cells.map((cell, n) => fileCell(cell, columns[n]?.kind))]),
      isWide: true,
      signatures: [translate(language, 'Name'), translate(language, 'Signature'), translate(language, 'Date')],
    },
    format,
    logo,
  );
}

function fileCell(cell: string | number | null, kind: Column['kind'] | undefined): string | number {
  if (cell === null) return '';
  return kind === 'duration' ? hoursAndMinutes(Number(cell)) : cell;
}

const hoursAndMinutes = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
