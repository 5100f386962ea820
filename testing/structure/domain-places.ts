import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Domains that serve nothing: they work by the clock alone. */
const WITHOUT_ENDPOINTS: ReadonlySet<string> = new Set(['retention']);
/** Domains without a place of their own in the browser: their calls are part of other screens, or their screens are still to come. */
const WITHOUT_SCREENS: ReadonlySet<string> = new Set(['uploads']);
/** Texts of no domain. */
const SHARED_TEXTS: ReadonlySet<string> = new Set(['common', 'shell', 'shell-away', 'shell-screens', 'shell-search']);

/** Every domain by its folder on the server. */
export const domainNames = (root: string): readonly string[] =>
  globSync('src/server/domains/*/', { cwd: root })
    .map((folder) => path.basename(folder))
    .sort();

/** What a domain lacks that it should have. */
export function lacksOf(root: string, name: string): readonly string[] {
  const has = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
  const face = path.join(root, 'src/server/domains', name, 'domain.ts');
  const serves = !WITHOUT_ENDPOINTS.has(name);
  const isNamed = existsSync(face) && readFileSync(face, 'utf8').includes(`name: '${name}',`);
  return [
    ...(isNamed ? [] : [`src/server/domains/${name}/domain.ts with its name`]),
    ...(serves && !has(`src/contract/${name}{,-*}.ts`) ? [`src/contract/${name}.ts`] : []),
    ...(serves && !has(`src/server/domains/${name}/matrix.ts`) ? [`src/server/domains/${name}/matrix.ts`] : []),
    ...(serves && !WITHOUT_SCREENS.has(name) && !has(`src/web/{domains,portals/*/screens}/${name}/`)
      ? [`src/web/domains/${name}/ or src/web/portals/<portal>/screens/${name}/`]
      : []),
  ];
}

/** Folders and files that bear the name of no domain, though they should. */
export function strangersIn(root: string): readonly string[] {
  const names = domainNames(root);
  const isPart = (stem: string) => names.some((name) => stem === name || stem.startsWith(`${name}-`));
  const isText = (stem: string) => isPart(stem) || SHARED_TEXTS.has(stem);
  const stemOf = (place: string) => path.basename(place).replace(/\.\w+$/, '');
  return [
    ...globSync('src/web/{domains,portals/*/screens}/*/', { cwd: root }).filter(
      (place) => !names.includes(stemOf(place)),
    ),
    ...globSync('src/contract/*.ts', { cwd: root }).filter(
      (place) => stemOf(place) !== 'index' && !isPart(stemOf(place)),
    ),
    ...globSync('src/web/locales/en/*.json', { cwd: root }).filter((place) => !isText(stemOf(place))),
  ];
}
