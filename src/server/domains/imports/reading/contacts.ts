import type { ContactKind } from '#contract/child-file-choices.ts';
import { nameKey, phoneDigits } from './values.ts';

/** A contact of a child's file as a cell says it. */
export interface SaidContact {
  readonly name: string;
  readonly relationship: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly note: string | null;
  /** The guardian whose word it is; null: the center's. */
  readonly saidBy: string | null;
}

/** What looks like a phone number within a text. */
const RUN = /[+(]?\d[\d\s().\-/]*\d/g;
const DASH = ' – ';

/** Where a text names a phone number; -1 where it does not. What Excel made of a long number is none. */
export function phoneAt(text: string): number {
  if (/\d[eE][+-]?\d/.test(text)) return -1;
  for (const run of text.matchAll(RUN)) {
    const digits = phoneDigits(run[0]).length;
    if (digits >= 7 && digits <= 15) return run.index;
  }
  return -1;
}

/**
 * A contact as a cell says it: `Rosa Dubois (grandmother) 555 010 1234, 4 Well Lane – speaks Welsh [Ana Lopez]`, a home as
 * `At Mum’s: 4 Well Lane – every other week [Ana Lopez]`. What would end a part is written in another way.
 */
export function contactText(kind: ContactKind, contact: SaidContact): string {
  const { relationship, phoneNumber, address, note, saidBy } = contact;
  const who = [
    whoText(contact.name),
    relationship && `(${whoText(relationship.replace(/[()]/g, ''))})`,
    phoneNumber && whoText(phoneNumber).replaceAll(',', ''),
  ].filter(Boolean);
  const where = address && part(address).replaceAll(DASH, ' - ');
  const said = where ? `${who.join(' ')}${kind === 'home' ? ':' : ','} ${where}` : who.join(' ');
  return `${said}${note ? `${DASH}${part(note)}` : ''}${saidBy ? ` [${part(saidBy)}]` : ''}`;
}

/** Semicolons and lines stand between contacts, brackets around whose word it is. */
const part = (text: string): string =>
  text
    .replace(/\s*[;\n]+\s*/g, ', ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\s+/g, ' ')
    .trim();

/** A dash and a colon end who somebody is. */
const whoText = (text: string): string =>
  ending(
    part(text)
      .replaceAll(DASH, ' - ')
      .replace(/:(?=\s)/g, ''),
  );
/** Without what people put between a name and what follows. */
function ending(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,:–-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The contacts of a cell. An address alone is a home without a name. */
export function contactsIn(kind: ContactKind, cell: string): SaidContact[] {
  const text = kind === 'home' ? cell.replace(/\s*\n\s*/g, ', ') : cell.replaceAll('\n', ';');
  return text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (kind === 'home' ? homeIn(one) : contactIn(one)));
}

export function contactIn(text: string): SaidContact {
  const { rest, saidBy } = withoutWord(text);
  const phone = phoneAt(rest);
  const { before: said, after: note } = cut(rest, DASH, Math.max(phone, 0));
  if (phone < 0) return { ...whoIn(said), phoneNumber: null, address: null, note, saidBy };
  const { before: phoneNumber, after: address } = cut(said.slice(phone), ',');
  return { ...whoIn(said.slice(0, phone)), phoneNumber, address, note, saidBy };
}

function homeIn(text: string): SaidContact {
  const { rest, saidBy } = withoutWord(text);
  const { before: said, after: note } = cut(rest, DASH);
  const { before: who, after: address } = cut(said, ': ');
  if (address === null) return { name: '', relationship: null, phoneNumber: null, address: said, note, saidBy };
  const phone = phoneAt(who);
  const phoneNumber = phone < 0 ? null : who.slice(phone).trim();
  return { ...whoIn(phone < 0 ? who : who.slice(0, phone)), phoneNumber, address, note, saidBy };
}

function withoutWord(text: string): { rest: string; saidBy: string | null } {
  const at = text.endsWith(']') ? text.lastIndexOf('[') : -1;
  const saidBy = at < 0 ? '' : text.slice(at + 1, -1).trim();
  return saidBy === '' ? { rest: text, saidBy: null } : { rest: text.slice(0, at).trim(), saidBy };
}

function cut(text: string, by: string, from = 0): { before: string; after: string | null } {
  const at = text.indexOf(by, from);
  if (at < 0) return { before: text.trim(), after: null };
  return { before: text.slice(0, at).trim(), after: text.slice(at + by.length).trim() || null };
}

/** Rosa Dubois (grandmother) */
function whoIn(text: string): { name: string; relationship: string | null } {
  const who = ending(text);
  const at = who.endsWith(')') ? who.lastIndexOf('(') : -1;
  const [name, relationship] = [who.slice(0, Math.max(at, 0)).trim(), who.slice(at + 1, -1).trim()];
  const isSaid = name !== '' && /\p{L}/u.test(relationship) && !relationship.includes(')');
  return isSaid ? { name: ending(name), relationship } : { name: who, relationship: null };
}

/** What doctors, dentists or hospitals are called, their phones, …: of several each with its place. */
export const partsText = (parts: readonly (string | null)[]): string =>
  parts.every((one) => !one)
    ? ''
    : parts
        .map((one) => (one ? part(one) : ''))
        .join('; ')
        .trim();
export const partsIn = (cell: string): string[] => cell.split(/[;\n]/).map((one) => one.trim());

/** How the names of contacts are compared. */
export const contactKey = (name: string): string => nameKey(whoText(name));
export const textKey = (text: string | null): string => nameKey(part(text ?? ''));
