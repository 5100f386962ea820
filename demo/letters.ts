import { isWestern, printable } from '#server/kernel/documents/printable.ts';
import { DETAILS, PAYMENT } from './house.ts';

export interface Letter {
  /** Local date on which it was written, in words. */
  readonly dated: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [term: string, detail: string])[];
  readonly from: string;
  readonly at: Date;
}

const INK = '#1f2a33';
const SOFT = '#55636d';
const LEFT = 72;

/** A letter on one page, with the center's head, as a PDF. */
export async function writeLetter({ dated, to, subject, paragraphs, facts, from, at }: Letter): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const print = (text: string) => printable(text, { has: isWestern, missing: 0 });
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 64, left: LEFT, right: LEFT, bottom: 64 },
    info: { Title: subject, Author: CENTER, CreationDate: at },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  const text = (words: string, size: number, font = 'Helvetica', colour = INK) =>
    pdf.font(font).fontSize(size).fillColor(colour).text(print(words));

  text(CENTER, 16, 'Helvetica-Bold', '#0f6b5f');
  text(`${DETAILS.address.replace('\n', ', ')} · ${DETAILS.phone} · ${DETAILS.email}`, 9, 'Helvetica', SOFT);
  pdf
    .moveTo(LEFT, pdf.y + 8)
    .lineTo(pdf.page.width - LEFT, pdf.y + 8)
    .strokeColor('#d5cdbd')
    .stroke();
  pdf.moveDown(3);
  for (const line of to) text(line, 11);
  pdf.moveDown(1.5);
  text(dated, 11);
  pdf.moveDown(1.5);
  text(subject, 14, 'Helvetica-Bold');
  for (const paragraph of paragraphs) {
    pdf.moveDown(0.8);
    text(paragraph, 11);
  }
  pdf.moveDown(1);
  for (const [term, detail] of facts) {
    text(term, 9, 'Helvetica-Bold', SOFT);
    text(detail, 11);
    pdf.moveDown(0.4);
  }
  pdf.moveDown(1.5);
  text(from, 11);
  pdf.moveDown(3);
  text(
    'Sample of a demonstration. No tax document: numbers, names and addresses are invented.',
    9,
    'Helvetica-Oblique',
    SOFT,
  );
  pdf.end();
  return whole;
}

export const CENTER = 'Larkhouse Demonstration Center';

/** What a family needs of its care provider for its tax return, as form W-10 asks for it. */
export const PROVIDER: Letter['facts'] = [
  ['Name of the dependent care provider', CENTER],
  ['Address', DETAILS.address.replace('\n', ', ')],
  ['Taxpayer identification number (EIN)', PAYMENT.ein],
];
