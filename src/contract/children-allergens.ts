/** Words of an allergies field that name nothing to eat, in the languages of the screens. */
const ASIDE = new Set(
  (
    'allergy allergies allergic intolerance intolerant severe mild known none not and the with food foods sensitive sensitivity ' +
    'alergia alergias alergico alergica ninguna ninguno con los las del ' +
    'allergie allergique aucune aucun les des avec ' +
    'allergien allergisch keine kein und mit gegen bekannt'
  ).split(' '),
);
/** A shorter word inside another one means something else: the egg in eggplant. */
const LONG_ENOUGH = 4;

const wordsOf = (text: string): { readonly word: string; readonly stem: string }[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).map((word) => ({ word, stem: stemOf(word) }));

/** Without case, accents and the plural's ending: 'Cacahuètes' and 'cacahuete', 'berries' and 'berry'. */
function stemOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && plain.endsWith('s') ? plain.slice(0, -1) : plain;
}

/**
 * The words of an allergies field that a text about food names. It compares words and knows nothing of food: 'cheese' is not
 * found for 'milk'. So it is a reason to ask, and its silence says nothing (activities-8).
 */
export function allergensNamed(text: string, allergies: string): string[] {
  const said = wordsOf(text);
  const isSaid = (stem: string) =>
    said.some((one) => one.stem === stem || (stem.length >= LONG_ENOUGH && one.stem.includes(stem)));
  const named = wordsOf(allergies).filter(
    ({ word, stem }) => !ASIDE.has(word.toLowerCase()) && !ASIDE.has(stem) && isSaid(stem),
  );
  return [...new Map(named.map(({ word, stem }) => [stem, word])).values()];
}
