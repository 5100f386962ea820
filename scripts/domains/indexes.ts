import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOTE = '// Made by `npm run domains` from the folders and files beside it; the unit tests say when it is stale.';

/** The lists of all domains, by their files: static imports, which types and the bundle of the server need. */
export const indexes = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ['src/server/domains/index.ts', serverIndex(root)],
    ['src/contract/index.ts', contractIndex(root)],
    ['src/contract/kernel/topics.ts', topicIndex(root)],
  ]);

/** Every folder of a domain with its face. */
function serverIndex(root: string): string {
  const names = globSync('src/server/domains/*/domain.ts', { cwd: root }).map((file) =>
    path.basename(path.dirname(file)),
  );
  const sorted = names.sort().map((name) => ({ name, local: camelCase(name) }));
  return [
    NOTE,
    "import type { Domain } from '#server/kernel/domain.ts';",
    ...sorted.map(({ name, local }) => `import { domain as ${local} } from './${name}/domain.ts';`),
    '',
    '/** Every domain; one that is not here is not served. */',
    'export const DOMAINS: readonly Domain[] = [',
    ...sorted.map(({ local }) => `  ${local},`),
    '];',
    '',
  ].join('\n');
}

/** Every file of the contract that holds endpoints. */
function contractIndex(root: string): string {
  const folder = path.join(root, 'src/contract');
  const stems = globSync('{,kernel/}*.ts', { cwd: folder }).map((file) => file.replace(/\.ts$/, ''));
  const found = stems.sort().flatMap((stem) => {
    const text = readFileSync(path.join(folder, `${stem}.ts`), 'utf8');
    return [...text.matchAll(/^export const (\w+) = \{$(?:\n(?!\}).*)*\n\} satisfies Contract;/gm)].map(([, name]) => ({
      stem,
      name,
    }));
  });
  return [
    NOTE,
    ...found.map(({ stem, name }) => `import { ${name} } from './${stem}.ts';`),
    '',
    '/** Every endpoint of Larkhouse. */',
    'export const api = {',
    ...found.map(({ name }) => `  ...${name},`),
    '};',
    'export type Api = typeof api;',
    '',
  ].join('\n');
}

/** The live topics that the faces name: the browser is told of nothing else. */
function topicIndex(root: string): string {
  const faces = globSync('src/server/domains/*/domain.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const own = named(faces, 'ownTopics');
  const all = [...new Set([...named(faces, 'topics'), ...own])].sort();
  return [
    NOTE,
    '',
    "/** What can change under a screen's feet. An event names topics; it never carries the data itself. */",
    'export const TOPICS = [',
    ...all.map((topic) => `  '${topic}',`),
    '] as const;',
    'export type Topic = (typeof TOPICS)[number];',
    "/** Topics that are each person's own: only those they concern are told. */",
    `export const OWN_TOPICS = [${own.map((topic) => `'${topic}'`).join(', ')}] as const satisfies Topic[];`,
    'export type OwnTopic = (typeof OWN_TOPICS)[number];',
    '',
  ].join('\n');
}

const named = (faces: readonly string[], property: string) =>
  faces
    .flatMap((face) => new RegExp(`^  ${property}: \\[(.*)\\],$`, 'm').exec(face)?.[1]?.split(', ') ?? [])
    .map((topic) => topic.replaceAll("'", ''))
    .sort();

/** The indexes whose files say something else than they should. */
export const staleIndexes = (root: string): readonly string[] =>
  [...indexes(root)].flatMap(([file, text]) => {
    const place = path.join(root, file);
    return existsSync(place) && readFileSync(place, 'utf8') === text ? [] : [file];
  });

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
