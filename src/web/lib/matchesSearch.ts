/** Whether every word that was typed occurs in a text; case and accents don't matter. */
export function matchesSearch(text: string, typed: string): boolean {
  const read = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => read.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
