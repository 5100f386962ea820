import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { isAllWestern, isWestern, type Letters } from './printable.ts';

/** The names under which a document's fonts are asked for, and what they hold. */
export interface Fonts {
  readonly plain: string;
  readonly bold: string;
  readonly letters: Letters;
}

const require = createRequire(import.meta.url);

/**
 * The fonts that print all of `said`: the ones every reader of PDFs has built in where these suffice, which makes small
 * files; else Noto Sans, embedded, with Latin of all languages, Greek, Cyrillic, Vietnamese and Devanagari.
 */
export function fontsFor(pdf: InstanceType<typeof PDFDocument>, said: object): Fonts {
  const everyText = Object.values(said).map(textOf).join('');
  if (isAllWestern(everyText)) {
    return { plain: 'Helvetica', bold: 'Helvetica-Bold', letters: { has: isWestern, missing: 0 } };
  }
  pdf.registerFont('Noto', require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
  pdf.registerFont('Noto-Bold', require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'));
  pdf.font('Noto');
  const { font } = (pdf as unknown as Opened)._font;
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return { plain: 'Noto', bold: 'Noto-Bold', letters: { has, missing: 0 } };
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textOf).join('')
      : '';

/** What pdfkit holds of the font in use. */
interface Opened {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}
