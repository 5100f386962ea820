import { parse } from 'csv-parse/sync';
import { pdfText } from '../pdf-text.ts';
import { unzipped } from '../zip.ts';

export interface Read {
  /** The words of a document, as its reader sees them. */
  readonly words: readonly string[];
  /** Pages of it that a browser opens. */
  readonly pages: readonly string[];
  /** Cells that a spreadsheet would run, had they not been made texts. */
  readonly defused: number;
  /** What a program would run or open. */
  readonly dangers: readonly string[];
}

const NOTHING: Read = { words: [], pages: [], defused: 0, dangers: [] };
/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** What a program does with a PDF of its own accord, or leads elsewhere by. */
const PDF_ACTIONS = /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|ImportData|GoToR|RichMedia|EmbeddedFile)\b/g;

/** Reads a document by its type, and looks for what it would make a program do. */
export function readDocument(type: string, bytes: Buffer, origin: string): Read {
  if (type.includes('csv')) return readCsv(bytes.toString());
  if (type.includes('spreadsheetml')) return readWorkbook(bytes);
  if (type.includes('pdf')) return readPdf(bytes, origin);
  if (type.includes('calendar')) return readCalendar(bytes.toString());
  if (type.includes('zip')) return readArchive(bytes);
  return { ...NOTHING, words: [bytes.toString()], dangers: type.startsWith('text/plain') ? [] : [`a ${type}`] };
}

export function readCsv(text: string): Read {
  const cells = (parse(text, { bom: true, relax_column_count: true }) as string[][]).flat();
  const running = cells.filter((cell) => FORMULA.test(cell) && !/^-?\d+([.,:]\d+)*$/.test(cell));
  return {
    ...NOTHING,
    words: cells,
    defused: cells.filter((cell) => cell.startsWith("'") && FORMULA.test(cell.slice(1))).length,
    dangers: running.map((cell) => `a cell ${JSON.stringify(cell.slice(0, 60))}`),
  };
}

/** A cell of a workbook runs where it is a formula, whatever its text begins with. */
function readWorkbook(bytes: Buffer): Read {
  const files = unzipped(bytes);
  const xml = [...files].filter(([name]) => /\.xml$/.test(name)).map(([, file]) => file.toString());
  const words = xml.flatMap((file) =>
    [...file.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text)),
  );
  const parts = [...files.keys()].filter((name) => /vba|externalLink|embeddings|activeX/i.test(name));
  return {
    ...NOTHING,
    words,
    defused: words.filter((word) => FORMULA.test(word)).length,
    dangers: [...parts, ...xml.flatMap((file) => file.match(/<(f|hyperlink)[ >][^<]*/g) ?? [])],
  };
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&');

function readPdf(bytes: Buffer, origin: string): Read {
  // What is compressed are pages, pictures and fonts; objects lie open.
  const open = bytes
    .toString('latin1')
    .replace(/stream\n[\s\S]*?endstream/g, '')
    .replaceAll(`/S /URI\n/URI (${origin}/`, '');
  return { ...NOTHING, words: [pdfText(bytes)], dangers: open.match(PDF_ACTIONS) ?? [] };
}

/** Each line of a calendar is a property that we wrote; a text adds none. */
function readCalendar(text: string): Read {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const known =
    /^(BEGIN|END|VERSION|PRODID|METHOD|NAME|X-[A-Z-]+|UID|SEQUENCE|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|CATEGORIES|STATUS|URL|RRULE|EXDATE|RECURRENCE-ID|TZ[A-Z-]+|LAST-MODIFIED|CREATED|TRANSP|REFRESH-INTERVAL|TIMEZONE-ID|CLASS)[;:]/;
  const dangers = lines.filter((line) => line !== '' && (!known.test(line) || /^(URL|ATTACH)/.test(line)));
  return {
    ...NOTHING,
    words: [
      text
        .replace(/\r\n[ \t]/g, '')
        .replace(/\\([,;\\])/g, '$1')
        .replace(/\\n/gi, '\n'),
    ],
    dangers,
  };
}

function readArchive(bytes: Buffer): Read {
  const files = [...unzipped(bytes)];
  const dangers = files.map(([name]) => name).filter((name) => name.startsWith('/') || name.includes('..'));
  return {
    ...NOTHING,
    pages: files.filter(([name]) => name.endsWith('.html')).map(([, file]) => file.toString()),
    dangers,
  };
}
