import PDFDocument from 'pdfkit';
import { say } from '../words/say.ts';
import type { ReportDocument } from './document.ts';
import { printable } from './printable.ts';

export const MARGIN = 56;
export const INK = '#1f2a33';
export const SOFT = '#55636d';
const NOTHING = '–';

export type Pdf = InstanceType<typeof PDFDocument>;

/**
 * A4 pages with their numbers. The built-in letters are those of Western Europe: whatever else a text holds is marked, and
 * the document says so and where all of it is (`printable.ts`).
 */
export async function writePdf(document: ReportDocument): Promise<Buffer> {
  const { language, title, center, child, records } = document;
  const marks = { count: 0 };
  const print = (text: string) => printable(text, marks);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 20 },
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: center },
  });
  const whole = collect(pdf);

  pdf.font('Helvetica').fontSize(10).fillColor(SOFT).text(print(center));
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(print(title));
  pdf
    .font('Helvetica')
    .fontSize(12)
    .text(print(say(language, 'Child: {{name}}', { name: child })));
  for (const [place, { heading, fields }] of records.entries()) {
    if (place % 25 === 24) await othersTurn();
    pdf.moveDown(1.2);
    keepTogether(pdf, 90);
    pdf.font('Helvetica-Bold').fontSize(14).fillColor(INK).text(print(heading));
    for (const { label, text } of fields) {
      pdf.moveDown(0.5);
      keepTogether(pdf, 32);
      pdf.font('Helvetica-Bold').fontSize(9).fillColor(SOFT).text(print(label));
      pdf
        .font('Helvetica')
        .fontSize(11)
        .fillColor(INK)
        .text(print(text) || NOTHING);
    }
  }
  if (marks.count > 0) {
    pdf.moveDown(1.5).font('Helvetica-Oblique').fontSize(9).fillColor(SOFT);
    pdf.text(print(say(language, UNPRINTED)));
  }
  numberPages(pdf, (page, pages) => print(say(language, 'Page {{page}} of {{pages}}', { page, pages })));
  pdf.end();
  return whole;
}

const UNPRINTED =
  'Characters that a PDF of ours cannot print stand as [?]. Download the text or Excel format to read them all.';

/** Begins a new page rather than leaving a heading alone at the end of one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

export function numberPages(pdf: Pdf, words: (page: number, pages: number) => string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    // Below the margin a text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(9).fillColor(SOFT);
    const width = pdf.page.width - 2 * MARGIN;
    pdf.text(words(page + 1, count), MARGIN, pdf.page.height - 44, { align: 'center', width, lineBreak: false });
  }
}

/** A long document leaves the server to others in between. */
const othersTurn = () => new Promise<void>((done) => setImmediate(done));

export function collect(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
}
