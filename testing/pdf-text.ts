import { inflateSync } from 'node:zlib';

/** The words of a PDF, from its compressed pages: each line's pieces joined. */
export function pdfText(pdf: Buffer): string {
  const texts: string[] = [];
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) return texts.join('\n');
    const end = pdf.indexOf('endstream', start);
    const page = inflated(pdf.subarray(start + 7, end));
    for (const [, pieces = ''] of page.matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...pieces.matchAll(/<([0-9a-f]+)>/g)].map(([, piece = '']) => piece).join('');
      texts.push(Buffer.from(hex, 'hex').toString('latin1'));
    }
    at = end + 9;
  }
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
