import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { writeText } from './text.ts';

/** One report; every record of a document has the same labels in the same order. */
export interface DocumentRecord {
  /** What it is found by, such as its day. */
  readonly heading: string;
  readonly fields: readonly { readonly label: string; readonly text: string }[];
  /** Reads the picture that a PDF shows below the fields. */
  readonly picture?: () => Promise<Buffer | null>;
}

/** Reports on a child as they are handed out, said in their reader's language. */
export interface ReportDocument {
  readonly language: Language;
  /** Without its extension. */
  readonly fileName: string;
  readonly title: string;
  readonly center: string;
  readonly child: string;
  /** Of a PDF that is the same whenever it is written: the moment that it names; absent: now. */
  readonly writtenAt?: Date;
  readonly records: readonly DocumentRecord[];
}

const TYPES: Readonly<Record<DownloadFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Writes a document as a file to save, a PDF with the logo that `logo` reads. What writes PDFs and spreadsheets is loaded when
 * the first one is asked for.
 */
export async function writeDocument(
  document: ReportDocument,
  format: DownloadFormat,
  logo: () => Promise<Buffer | null>,
): Promise<FileAnswer> {
  const name = `${document.fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.${format}`;
  return { name, type: TYPES[format], content: await contentOf(document, format, logo) };
}

async function contentOf(
  document: ReportDocument,
  format: DownloadFormat,
  logo: () => Promise<Buffer | null>,
): Promise<Buffer> {
  if (format === 'pdf') return (await import('./pdf.ts')).writePdf(document, await logo());
  if (format === 'xlsx') return (await import('./spreadsheet.ts')).writeSpreadsheet(document);
  return writeText(document);
}
