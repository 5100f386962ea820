import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['{src,demo,testing,e2e,bench,scripts,rules}/**/*.{ts,tsx,mjs}', '*.ts'];
/** What a subpath of package.json's "imports" stands for. */
const ROOTS: Readonly<Record<string, string>> = {
  '#server': 'src/server',
  '#web': 'src/web',
  '#contract': 'src/contract',
  '#demo': 'demo',
  '#testing': 'testing',
  '#e2e': 'e2e',
  '#rules': 'rules',
  '#scripts': 'scripts',
};

/** That one file of ours reads another. Paths begin at the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
  /** Types alone: nothing of it is left when it runs. */
  readonly isType: boolean;
}

/** Every import of ours by ours, without packages. */
export const importsIn = (root: string): readonly Import[] =>
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .flatMap((from) => importsOf(from, readFileSync(path.join(root, from), 'utf8')));

// The formatter gives imports one shape: they begin a line, and end with their specifier.
const STATIC = /^(?:import|export)(?<types> type)?(?:(?<names>[^;'"]*?) from)? '(?<specifier>[^'\n]+)'/gm;
const DYNAMIC = /(?<types>\btypeof )?\bimport\('(?<specifier>[^'\n]+)'\)/g;

export function importsOf(from: string, text: string): readonly Import[] {
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].flatMap(({ groups = {} }) => {
    const { types, names = '', specifier = '' } = groups;
    const to = placeOf(from, specifier);
    return to === null ? [] : [{ from, to, specifier, isType: types !== undefined || areTypes(names) }];
  });
}

/** Whether every name between the braces is marked as a type. */
function areTypes(names: string): boolean {
  const braced = /^\s*\{(.*)\}\s*$/s.exec(names)?.[1];
  const all = (braced ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return all.length > 0 && all.every((name) => name.startsWith('type '));
}

function placeOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [root = '', ...rest] = specifier.split('/');
  const folder = ROOTS[root];
  return folder === undefined ? null : path.join(folder, ...rest);
}
