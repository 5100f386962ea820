import { createHash } from 'node:crypto';

/**
 * The one way to write a value as JSON: names in the order of their characters' codes, no spaces, nothing for what is undefined. Of two
 * values that say the same it is the same text, however they were put together (RFC 8785 for what forms hold).
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}

/** SHA-256 of a text in UTF-8. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
