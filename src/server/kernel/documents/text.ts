import { translate } from '../i18n/translate.ts';
import type { ReportDocument } from './document.ts';

const RULE = '='.repeat(60);
const NOTHING = '–';

/** Plain text that every program reads: UTF-8 with its mark, and Windows' line ends. */
export function writeText({ language, title, center, child, records }: ReportDocument): Buffer {
  const head = [title, center, translate(language, 'Child: {{name}}', { name: child })];
  const body = records.flatMap(({ heading, fields }) => [
    '',
    RULE,
    heading,
    ...fields.flatMap(({ label, text }) => ['', `${label}:`, text || NOTHING]),
  ]);
  const lines = [...head, ...body, ''].flatMap((line) => line.split(/\r\n|\r|\n/));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}`);
}
