import type { Text } from '#server/kernel/i18n/translate.ts';
import type { LeftOut } from './reading/left-out.ts';

/** The rows that did not come in as a spreadsheet: as they were, with a last column of what is wrong. */
export async function leftOutCsv(
  { fileName, table }: { fileName: string; table: string },
  say: (text: Text) => string,
) {
  const { headings, rows } = JSON.parse(table) as LeftOut;
  const { stringify } = await import('csv-stringify/sync');
  const lines = rows.map(({ cells, wrong }) => [...cells, [...new Set(wrong.map(say))].join(' ')]);
  const csv = stringify([[...headings, say('What is wrong')], ...lines], { escape_formulas: true, bom: true });
  return { fileName: `${fileName.replace(/\.\w{1,5}$/, '')}-left-out.csv`, csv };
}
