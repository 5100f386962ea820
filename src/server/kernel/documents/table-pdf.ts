import PDFDocument from 'pdfkit';
import { translate } from '../i18n/translate.ts';
import { fontsFor } from './fonts.ts';
import { besideLogo, collect, INK, MARGIN, numberPages, type Pdf, SOFT, yieldToOthers } from './pdf.ts';
import { printable } from './printable.ts';
import type { TableDocument } from './table.ts';

const GAP = 8;
const LINE = 17;
const RULE = '#c9cfd3';
const SHADE = '#f3f5f6';

/** A table on letter-size pages, a line to a row, its head on every page, and the center's logo where there is one. */
export async function writeTablePdf(table: TableDocument, logo: Buffer | null): Promise<Buffer> {
  const { language, title, center, facts, columns, rows } = table;
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout: table.isWide ? 'landscape' : 'portrait',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 20 },
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: center },
  });
  const whole = collect(pdf);
  const { plain, bold, letters } = fontsFor(pdf, table);
  const print = (text: string) => printable(text, letters);
  const width = besideLogo(pdf, logo);
  pdf.font(plain).fontSize(10).fillColor(SOFT).text(print(center), { width });
  pdf.font(bold).fontSize(20).fillColor(INK).text(print(title), { width });
  pdf.font(plain).fontSize(10).fillColor(SOFT);
  for (const fact of facts) pdf.text(print(fact));
  pdf.y += 14;

  const { heightOf, draw: cells } = cellsOf(pdf, table);
  const head = () => {
    pdf
      .font(bold)
      .fontSize(table.isWide ? 8 : 9)
      .fillColor(SOFT);
    cells(columns.map(({ label }) => print(label)));
    pdf
      .font(plain)
      .fontSize(table.isWide ? 8 : 10)
      .fillColor(INK);
  };
  head();
  for (const [at, row] of rows.entries()) {
    if (at % 25 === 24) await yieldToOthers();
    const texts = row.map((cell) => print(String(cell)));
    const height = heightOf(texts);
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      head();
    }
    if (at % 2 === 1) {
      pdf.rect(MARGIN - 4, pdf.y - 3, pdf.page.width - 2 * MARGIN + 8, height).fill(SHADE);
      pdf.fillColor(INK);
    }
    cells(texts);
  }
  if (rows.length === 0) pdf.text(print(translate(language, 'Nothing was recorded on these days.')), MARGIN);
  if (letters.missing > 0) {
    pdf.x = MARGIN;
    pdf.y += 12;
    pdf
      .fontSize(9)
      .fillColor(SOFT)
      .text(print(translate(language, 'Characters that this paper cannot print stand as [?].')));
  }
  if (table.signatures) signatureLines(pdf, plain, table.signatures.map(print));
  numberPages(pdf, plain, (page, pages) => print(translate(language, 'Page {{page}} of {{pages}}', { page, pages })));
  pdf.end();
  return whole;
}

/** Draws a row's cells: on one line, what is too long ending in an ellipsis; or on as many as a wide table's longest asks for. */
function cellsOf(pdf: Pdf, { columns, isWide = false }: TableDocument) {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const space = pdf.page.width - 2 * MARGIN;
  const widths = columns.map(({ width }) => (space * width) / all);
  const room = pdf.page.height - 2 * MARGIN - 120;
  // The same few names and rooms stand in thousands of rows.
  const measured = new Map<string, number>();
  const textHeight = (text: string, at: number): number => {
    const width = (widths[at] ?? 0) - GAP;
    const key = `${at} ${text}`;
    const known = measured.get(key);
    if (known !== undefined) return known;
    const isLine = !text.includes('\n') && pdf.widthOfString(text) <= width;
    const height = isLine ? 0 : pdf.heightOfString(text, { width });
    if (measured.size < 20_000) measured.set(key, height);
    return height;
  };
  const heightOf = (cells: readonly string[]): number => {
    if (!isWide) return LINE;
    const heights = cells.map((cell, at) => textHeight(cell, at));
    return Math.min(room, Math.max(LINE - 5, ...heights) + 5);
  };
  const draw = (cells: readonly string[]): void => {
    const top = pdf.y;
    const height = heightOf(cells);
    let left = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0;
      const align = columns[at]?.isNumber ? 'right' : 'left';
      pdf.text(isWide ? cell : cell.replaceAll('\n', ' '), left, top, {
        width: width - GAP,
        height: height - 4,
        ellipsis: true,
        // Without lines to break there is no width to align in.
        lineBreak: !isWide || align === 'right' || textHeight(cell, at) > 0,
        align,
      });
      left += width;
    }
    pdf.x = MARGIN;
    pdf.y = top + height;
    const rule = pdf.y - 3;
    pdf
      .moveTo(MARGIN - 4, rule)
      .lineTo(pdf.page.width - MARGIN + 4, rule)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
  };
  return { heightOf, draw };
}

/** Lines to sign on, side by side, their words below them. */
function signatureLines(pdf: Pdf, font: string, words: readonly string[]): void {
  const height = 60;
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const top = pdf.y + 40;
  const width = (pdf.page.width - 2 * MARGIN) / words.length;
  pdf.font(font).fontSize(9).fillColor(SOFT);
  for (const [at, word] of words.entries()) {
    const left = MARGIN + at * width;
    pdf
      .moveTo(left, top)
      .lineTo(left + width - 20, top)
      .lineWidth(0.75)
      .strokeColor(SOFT)
      .stroke();
    pdf.text(word, left, top + 4, { width: width - 20, lineBreak: false });
  }
}
