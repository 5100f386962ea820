import PDFDocument from 'pdfkit';
import { translate } from '../i18n/translate.ts';
import type { ReportDocument } from './document.ts';
import { fontsFor } from './fonts.ts';
import { printable } from './printable.ts';

export const MARGIN = 56;
export const INK = '#1f2a33';
export const SOFT = '#55636d';
const NOTHING = '–';

export type Pdf = InstanceType<typeof PDFDocument>;

/**
 * A4 pages with their numbers, and the center's logo where there is one. What the fonts lack (`fonts.ts`) is marked, and
 * the document says so and where all of it is.
 */
export async function writePdf(document: ReportDocument, logo: Buffer | null): Promise<Buffer> {
  const { language, title, center, child, writtenAt, records } = document;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 20 },
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: center, ...(writtenAt && { CreationDate: writtenAt }) },
  });
  const whole = collect(pdf);
  const { plain, bold, letters } = fontsFor(pdf, document);
  const print = (text: string) => printable(text, letters);

  const width = besideLogo(pdf, logo);
  pdf.font(plain).fontSize(10).fillColor(SOFT).text(print(center), { width });
  pdf.font(bold).fontSize(20).fillColor(INK).text(print(title), { width });
  pdf
    .font(plain)
    .fontSize(12)
    .text(print(translate(language, 'Child: {{name}}', { name: child })));
  for (const [place, { heading, fields, picture }] of records.entries()) {
    if (place % 25 === 24) await yieldToOthers();
    pdf.moveDown(1.2);
    keepTogether(pdf, 90);
    pdf.font(bold).fontSize(14).fillColor(INK).text(print(heading));
    for (const { label, text } of fields) {
      pdf.moveDown(0.5);
      keepTogether(pdf, 32);
      pdf.font(bold).fontSize(9).fillColor(SOFT).text(print(label));
      pdf
        .font(plain)
        .fontSize(11)
        .fillColor(INK)
        .text(print(text) || NOTHING);
    }
    drawPicture(pdf, (await picture?.()) ?? null);
  }
  if (letters.missing > 0) {
    pdf.moveDown(1.5).font(plain).fontSize(9).fillColor(SOFT);
    pdf.text(print(translate(language, UNPRINTED)));
  }
  numberPages(pdf, plain, (page, pages) => print(translate(language, 'Page {{page}} of {{pages}}', { page, pages })));
  pdf.end();
  return whole;
}

const UNPRINTED =
  'Characters that a PDF of ours cannot print stand as [?]. Download the text or Excel format to read them all.';

const PICTURE = { width: 240, height: 240 };

function drawPicture(pdf: Pdf, picture: Buffer | null): void {
  if (!picture) return;
  pdf.moveDown(0.5);
  keepTogether(pdf, PICTURE.height);
  pdf.image(picture, { fit: [PICTURE.width, PICTURE.height] });
}

const LOGO = { width: 140, height: 44 };

/** Draws the center's logo at the top right; answers the width (points) that is left beside it. */
export function besideLogo(pdf: Pdf, logo: Buffer | null): number {
  const width = pdf.page.width - 2 * MARGIN;
  if (!logo) return width;
  const { x, y } = pdf;
  const left = pdf.page.width - MARGIN - LOGO.width;
  pdf.image(logo, left, y, { fit: [LOGO.width, LOGO.height], align: 'right' });
  pdf.x = x;
  pdf.y = y;
  return width - LOGO.width - 20;
}

/** Begins a new page rather than leaving a heading alone at the end of one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

export function numberPages(pdf: Pdf, font: string, words: (page: number, pages: number) => string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    // Below the margin a text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font(font).fontSize(9).fillColor(SOFT);
    const width = pdf.page.width - 2 * MARGIN;
    pdf.text(words(page + 1, count), MARGIN, pdf.page.height - 44, { align: 'center', width, lineBreak: false });
  }
}

/** A long document leaves the server to others in between. */
export const yieldToOthers = () => new Promise<void>((done) => setImmediate(done));

export function collect(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
}
