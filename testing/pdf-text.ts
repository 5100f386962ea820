import { inflateSync } from 'node:zlib';

type Decode = (hex: string) => string;

/** The words of a PDF, from its compressed pages: each line's pieces joined, whatever font they are set in. */
export function pdfText(pdf: Buffer): string {
  const whole = pdf.toString('latin1');
  const fonts = new Map(
    [...whole.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, decoderOf(pdf, whole, id)]),
  );
  const texts: string[] = [];
  for (let start = pdf.indexOf('stream\n'); start >= 0; start = pdf.indexOf('stream\n', start + 7)) {
    const page = streamAt(pdf, start);
    let decode: Decode = latin;
    for (const [, font, pieces = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) decode = fonts.get(font) ?? latin;
      else texts.push([...pieces.matchAll(/<([0-9a-f]+)>/g)].map(([, piece = '']) => decode(piece)).join(''));
    }
  }
  return texts.join('\n');
}

const latin: Decode = (hex) => Buffer.from(hex, 'hex').toString('latin1');

/** An embedded font's pieces are the numbers of its glyphs, and it tells which characters each stands for. */
function decoderOf(pdf: Buffer, whole: string, fontId: string | undefined): Decode {
  const mapId = /\/ToUnicode (\d+) 0 R/.exec(objectOf(whole, fontId))?.[1];
  if (mapId === undefined) return latin;
  const map = streamAt(pdf, pdf.indexOf('stream\n', whole.indexOf(`\n${mapId} 0 obj`)));
  const characters: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [at, [, utf16 = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      characters[Number.parseInt(first, 16) + at] = Buffer.from(utf16.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
    }
  }
  return (hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '').join('');
}

function objectOf(whole: string, id: string | undefined): string {
  const start = whole.indexOf(`\n${id} 0 obj`);
  return whole.slice(start, whole.indexOf('endobj', start));
}

function streamAt(pdf: Buffer, start: number): string {
  const end = pdf.indexOf('endstream', start);
  try {
    return inflateSync(pdf.subarray(start + 7, end)).toString('latin1');
  } catch {
    return '';
  }
}
