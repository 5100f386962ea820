import { createHash, randomInt } from 'node:crypto';

// Without letters and digits that are taken for one another.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code to be read from one screen and typed into another: 40 random bits, of which only the hash is kept. */
export function newCode(): { code: string; hash: Buffer } {
  const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return { code: `${code.slice(0, 4)}-${code.slice(4)}`, hash: codeHash(code) };
}

/** However it is typed. */
export const codeHash = (typed: string): Buffer =>
  createHash('sha256')
    .update(`kiosk code ${typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest();
