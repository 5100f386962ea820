import path from 'node:path';

/** A word that names are not made with any more, what to say instead, and where it stays. */
export interface StoppedWord {
  readonly words: readonly string[];
  readonly say: string;
  /** Names, in which `*` stands for any letters; folders, which end with a slash. */
  readonly stays: readonly string[];
}

/** The last table of the glossary. */
export function stoppedWords(glossary: string): StoppedWord[] {
  const [, part = ''] = glossary.split('## Words that we stopped using');
  return [...part.matchAll(/^\| ([a-z, ]+) \| (.+?) \| ?(.*?) ?\|$/gm)]
    .filter(([, words]) => words !== 'word')
    .map(([, words = '', say = '', stays = '']) => ({
      words: words.split(', '),
      say,
      stays: [...stays.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
    }));
}

const SKIPPED = new RegExp(
  [
    /\/\/[^\n]*|\/\*[\s\S]*?\*\//, // comments
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/, // texts
    /(?<=[(,=:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\//, // regular expressions
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Every name of a file, without comments, texts and what stands in quotes. */
export const namesIn = (file: string, code: string): Set<string> =>
  new Set([
    ...(code.replaceAll(SKIPPED, ' ').match(/[A-Za-z_$][\w$]*/g) ?? []),
    path.basename(file).replace(/(?:\.unit)?(?:\.test|\.spec)?\.\w+$/, ''),
  ]);

/** `asSheet` is made of 'as' and 'sheet'. */
export const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

/** The names of a file that a stopped word is part of, each with what to say instead. */
export function stoppedNames(file: string, code: string, stopped: readonly StoppedWord[]): string[] {
  return [...namesIn(file, code)].flatMap((name) =>
    stopped
      .filter(({ words }) => partsOf(name).some((part) => words.includes(part)))
      .filter(({ stays }) => !stays.some((one) => (one.endsWith('/') ? file.includes(one) : isLike(name, one))))
      .map(({ say }) => `${file}: ${name} (say: ${say})`),
  );
}

const isLike = (name: string, pattern: string) => new RegExp(`^${pattern.replaceAll('*', '\\w*')}$`).test(name);
