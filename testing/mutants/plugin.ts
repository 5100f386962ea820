import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Mutation } from './syntax.ts';

declare global {
  /** Whether a mutant is to act; whoever sets it hears of each that is come by. */
  var isMutant: ((id: string) => boolean) | undefined;
}

/** Which files are changed, and how. */
export interface Breed {
  readonly isOf: (file: string) => boolean;
  readonly mutationsOf: (code: string) => readonly Mutation[];
}

const idOf = (file: string, { start, end, by }: Mutation) => `${file}:${start}-${end}:${by}`;

/** Puts all mutants of a breed into the code at once: each does what the code did until it is to act. */
export const mutants = ({ isOf, mutationsOf }: Breed): Plugin => ({
  name: 'larkhouse-mutants',
  enforce: 'pre',
  transform(code, id) {
    const file = path.relative(process.cwd(), id);
    return isOf(file) ? { code: withMutants(file, code, mutationsOf(code)), map: null } : null;
  },
});

/** The mutants of all files of a breed, in the order of their names and places. */
export const allOf = ({ isOf, mutationsOf }: Breed): string[] =>
  globSync('src/**/*.ts')
    .filter(isOf)
    .toSorted()
    .flatMap((file) => mutationsOf(readFileSync(file, 'utf8')).map((mutation) => idOf(file, mutation)));

/** `file:line what → by what` */
export function saidOf(id: string): string {
  const [file = '', place = '', ...by] = id.split(':');
  const [start, end] = place.split('-').map(Number);
  const code = readFileSync(file, 'utf8');
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${file}:${code.slice(0, start).split('\n').length} ${short(code.slice(start, end))} → ${short(by.join(':'))}`;
}

/** Where places lie in one another the inner ones are put in first, so that the outer ones hold them. */
function withMutants(file: string, code: string, mutations: readonly Mutation[]): string {
  const inserts = mutations.flatMap((mutation, index) => {
    const { start, end, by } = mutation;
    const label = /^\w+: /.exec(by)?.[0] ?? '';
    const condition = `globalThis.isMutant?.(${JSON.stringify(idOf(file, mutation))})`;
    return [
      { at: start, text: `${label}(${condition} ? (${by.slice(label.length)}) : `, depth: end - start, index },
      { at: end, text: ')', depth: start - end, index: -index },
    ];
  });
  return inserts
    .toSorted((a, b) => b.at - a.at || a.depth - b.depth || b.index - a.index)
    .reduce((whole, { at, text }) => whole.slice(0, at) + text + whole.slice(at), code);
}
