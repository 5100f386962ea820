export type Searchable = { label: string; detail?: string };

/**
 * The options in which every word of the query begins some word of label or detail, case and accents aside
 * ("zoe b" finds "Zoë Baker"); those whose label begins with the query come first.
 */
export function filterOptions<Option extends Searchable>(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query).trim();
  if (!wanted) return options;
  const terms = words(wanted);
  const hits = options.filter((option) => {
    const has = words(plain(`${option.label} ${option.detail ?? ''}`));
    return terms.every((term) => has.some((word) => word.startsWith(term)));
  });
  const leads = (option: Option) => plain(option.label).startsWith(wanted);
  return [...hits.filter(leads), ...hits.filter((option) => !leads(option))];
}

/** Letters whose stroke or ligature is no accent to Unicode. */
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' };

function plain(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/[łøđıßæœþð]/g, (letter) => LETTERS[letter] ?? letter);
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
