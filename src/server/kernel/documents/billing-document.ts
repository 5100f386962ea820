import PDFDocument from 'pdfkit';
import type { Language } from '#contract/kernel/languages.ts';
import { translate } from '../i18n/translate.ts';
import { type Fonts, fontsFor } from './fonts.ts';
import { besideLogo, collect, INK, keepTogether, MARGIN, numberPages, type Pdf, SOFT } from './pdf.ts';
import { printable } from './printable.ts';

export interface DocumentColumn {
  readonly label: string;
  /** Its part of the width, beside the others'. */
  readonly width: number;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
}
export interface DocumentTable {
  readonly heading?: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the table at the right; the last one is what it comes to. */
  readonly totals?: readonly (readonly [label: string, amount: string])[];
}

/** A business letter: an invoice, a receipt, a statement; said in its reader's language. */
export interface BillingDocument {
  readonly language: Language;
  readonly title: string;
  /** The center: its name, and the lines below it. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly facts: readonly (readonly [label: string, text: string])[];
  /** Before the tables. */
  readonly opening: readonly string[];
  readonly tables: readonly DocumentTable[];
  /** After the tables. */
  readonly closing: readonly string[];
}

const GAP = 8;
const RULE = '#c9cfd3';

/** A document as PDF, on letter-size pages with their numbers, and the center's logo where there is one. */
export async function writeBillingDocument(document: BillingDocument, logo: Buffer | null): Promise<Buffer> {
  const { language, title, from, to, facts } = document;
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 20 },
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: from[0] ?? '' },
  });
  const whole = collect(pdf);
  const width = pdf.page.width - 2 * MARGIN;
  const [center = '', ...address] = from;
  const fonts = fontsFor(pdf, document);
  const { plain, bold, letters } = fonts;
  const print = (text: string) => printable(text, letters);

  const beside = besideLogo(pdf, logo);
  pdf.font(bold).fontSize(12).fillColor(INK).text(print(center), { width: beside });
  pdf
    .font(plain)
    .fontSize(9)
    .fillColor(SOFT)
    .text(print(address.join('\n')), { width: beside });
  pdf.moveDown(2).font(bold).fontSize(20).fillColor(INK).text(print(title));
  pdf.moveDown(0.8);
  const top = pdf.y;
  pdf
    .font(plain)
    .fontSize(11)
    .text(print(to.join('\n')), MARGIN, top, { width: width / 2 - GAP });
  const left = pdf.y;
  pdf.y = top;
  for (const [label, text] of facts) {
    const at = pdf.y;
    pdf
      .font(plain)
      .fontSize(9)
      .fillColor(SOFT)
      .text(print(label), MARGIN + width / 2, at, { width: width / 4 - GAP });
    const below = pdf.y;
    pdf
      .fontSize(10)
      .fillColor(INK)
      .text(print(text), MARGIN + (width * 3) / 4, at, { width: width / 4, align: 'right' });
    pdf.y = Math.max(pdf.y, below) + 2;
  }
  pdf.x = MARGIN;
  pdf.y = Math.max(left, pdf.y) + 16;
  paragraphs(pdf, fonts, document.opening.map(print));
  for (const table of document.tables) drawTable(pdf, fonts, table, print);
  pdf.x = MARGIN;
  paragraphs(pdf, fonts, document.closing.map(print));
  if (letters.missing > 0)
    paragraphs(pdf, fonts, [print(translate(language, 'Characters that this paper cannot print stand as [?].'))]);
  numberPages(pdf, plain, (page, pages) => print(translate(language, 'Page {{page}} of {{pages}}', { page, pages })));
  pdf.end();
  return whole;
}

function paragraphs(pdf: Pdf, { plain }: Fonts, texts: readonly string[]): void {
  for (const text of texts) {
    keepTogether(pdf, 28);
    pdf.font(plain).fontSize(10).fillColor(INK).text(text, MARGIN).moveDown(0.7);
  }
}

function drawTable(
  pdf: Pdf,
  { plain, bold }: Fonts,
  { heading, columns, rows, totals = [] }: DocumentTable,
  print: (text: string) => string,
) {
  if (heading) {
    keepTogether(pdf, 60);
    pdf.font(bold).fontSize(12).fillColor(INK).text(print(heading), MARGIN).moveDown(0.4);
  }
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const space = pdf.page.width - 2 * MARGIN;
  const row = (cells: readonly string[], font: string, size: number, color: string) => {
    pdf.font(font).fontSize(size);
    const widths = columns.map(({ width }) => (space * width) / whole);
    const height = Math.max(
      ...cells.map((cell, at) => pdf.heightOfString(cell || ' ', { width: (widths[at] ?? 0) - GAP })),
    );
    keepTogether(pdf, height + 8);
    const top = pdf.y;
    let left = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0;
      const align = columns[at]?.isNumber ? 'right' : 'left';
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(cell, left, top, { width: width - GAP, align });
      left += width;
    }
    pdf.y = top + height + 3;
    const line = pdf.page.width - MARGIN;
    pdf.moveTo(MARGIN, pdf.y).lineTo(line, pdf.y).lineWidth(0.5).strokeColor(RULE).stroke();
    pdf.y += 4;
  };
  row(
    columns.map(({ label }) => print(label)),
    bold,
    9,
    SOFT,
  );
  for (const cells of rows) row(cells.map(print), plain, 10, INK);
  for (const [at, [label, amount]] of totals.entries()) {
    keepTogether(pdf, 18);
    const font = at === totals.length - 1 ? bold : plain;
    const top = pdf.y + 2;
    pdf
      .font(font)
      .fontSize(10)
      .fillColor(INK)
      .text(print(label), MARGIN, top, { width: space * 0.72, align: 'right' });
    const below = pdf.y;
    pdf.text(print(amount), MARGIN + space * 0.72, top, { width: space * 0.28 - GAP, align: 'right' });
    pdf.y = Math.max(pdf.y, below);
  }
  pdf.x = MARGIN;
  pdf.y += 16;
}
