import list from './common-passwords.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;

/** Whether a password is among the most used ones, however its letters are capitalised. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(list.passwords.split(' '));
  return known.has(password.toLowerCase());
}
