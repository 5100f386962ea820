const LONGEST_NAME = 120;
/** Marks that reorder or hide what stands beside them, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The name a person gave a file, fit to be shown and saved: no folders, no hidden marks, at most 120 characters with its ending. */
export function plainFileName(name: string): string {
  const last = name.toWellFormed().replace(HIDDEN, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  const plain = last.replace(/[<>:"|?*]/g, '_').replace(/^\.+/, '');
  if (plain === '') return 'file';
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  const letters = [...plain];
  return letters.length <= LONGEST_NAME ? plain : `${letters.slice(0, LONGEST_NAME - ending.length).join('')}${ending}`;
}
