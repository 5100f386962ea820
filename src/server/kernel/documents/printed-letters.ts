import PDFDocument from 'pdfkit';
import type { Language } from '#contract/kernel/languages.ts';
import { fontsFor } from './fonts.ts';
import { besideLogo, collect, INK, MARGIN, SOFT, yieldToOthers } from './pdf.ts';
import { printable } from './printable.ts';

/** A letter that is handed over on paper, with an address to open. */
export interface PrintedLetter {
  /** Whom it is for, on lines of their own. */
  readonly to: readonly string[];
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
  /** The link as a QR code. */
  readonly qr: { readonly size: number; readonly path: string };
}

interface PrintedLetters {
  readonly language: Language;
  readonly center: string;
  readonly letters: readonly PrintedLetter[];
}

/** The side of the QR code in points: six centimeters, which a phone reads at arm's length. */
const QR_SIDE = 170;

/** Letters as a PDF, a page for each. */
export async function writePrintedLetters(
  { language, center, letters: pages }: PrintedLetters,
  logo: Buffer | null,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    autoFirstPage: false,
    lang: language,
    info: { Title: center, Author: center },
  });
  const whole = collect(pdf);
  pdf.addPage();
  const { plain, bold, letters } = fontsFor(pdf, { center, pages });
  const print = (text: string) => printable(text, letters);
  for (const [place, { to, greeting, paragraphs, link, qr }] of pages.entries()) {
    if (place > 0) pdf.addPage();
    if (place % 5 === 4) await yieldToOthers();
    const width = besideLogo(pdf, logo);
    pdf.font(bold).fontSize(14).fillColor(INK).text(print(center), { width });
    pdf.moveDown(2.5).font(plain).fontSize(11).fillColor(SOFT);
    for (const line of to) pdf.text(print(line), { width });
    pdf.moveDown(2).fontSize(12).fillColor(INK).text(print(greeting));
    for (const paragraph of paragraphs) pdf.moveDown(0.8).text(print(paragraph), { lineGap: 2 });
    const top = pdf.y + 18;
    pdf
      .save()
      .translate(MARGIN, top)
      .scale(QR_SIDE / qr.size)
      .path(qr.path)
      .fill('#000000')
      .restore();
    pdf
      .fillColor(INK)
      .fontSize(10)
      .text(link, MARGIN, top + QR_SIDE + 12, { width: pdf.page.width - 2 * MARGIN, link });
  }
  pdf.end();
  return whole;
}
