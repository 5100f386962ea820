/** A piece of a page, safe to be put into another one. */
export interface Html {
  readonly markup: string;
}
type Part = Html | string | number | null | readonly Html[];

/** Writes a piece of a page; every value that isn't a piece itself is escaped, null is left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: String.raw({ raw: texts }, ...parts.map(markupOf)),
});

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  return String(part)
    .toWellFormed()
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
