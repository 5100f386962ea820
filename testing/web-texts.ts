import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceLanguage } from 'i18next';
import { CAPABILITIES } from '#contract/kernel/access.ts';

/** A catalogue's texts by their whole keys ('accounts.login.title'). */
export function flatten(words: ResourceLanguage, before = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') texts.set(before + key, value);
    else for (const [inner, text] of flatten(value as ResourceLanguage, `${before}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key as code names it: without its number's form. */
export const keyOf = (key: string): string => key.replace(PLURAL, '');
/** The form of a number that a key is for, or ''. */
export const formOf = (key: string): string => PLURAL.exec(key)?.[1] ?? '';

/** The values a text names, each once: '{{count}} {{name}}'. */
export const valuesOf = (text: string): string =>
  [...new Set(text.match(/\{\{\s*\w+/g)?.map((value) => value.replace(/\W/g, '')))].sort().join(' ');

/**
 * Whether a key may be asked for: it stands in the sources of the browser, whole, by its beginning ('parents.invite', of
 * which `${words}.title` is said), or as the shape of a `staff.roles.${role}`.
 */
export function usedKeys(root: string): (key: string) => boolean {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('/locales/') && !/\.test\.tsx?$/.test(path),
  );
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const quoted = new Set([...sources.matchAll(/['"]([\w-]+(?:\.[\w -]+)*)['"]/g)].map(([, text]) => text));
  const templates = [...sources.matchAll(/`([\w.-]*\$\{[^`\s]*)`/g)].map(([, template = '']) => template);
  const shapes = templates.filter((template) => /^\w[\w-]*\./.test(template)).map(shapeOf);
  const ends = templates
    .filter((template) => /^\$\{[^}]*\}\.\w/.test(template))
    .map((template) => shapeOf(template.replace(/^[^}]*\}\./, '')));
  return (key) =>
    quoted.has(key) ||
    shapes.some((shape) => shape.test(key)) ||
    splits(key).some(([begin, end]) => quoted.has(begin) && ends.some((shape) => shape.test(end)));
}

const shapeOf = (template: string) =>
  new RegExp(
    `^${template
      .replace(/\$\{[^}]*\}/g, '\0')
      .replace(/[.-]/g, '\\$&')
      .replaceAll('\0', '.+')}$`,
  );

/** Each way to cut a key in two at a dot. */
const splits = (key: string): [string, string][] =>
  [...key.matchAll(/\./g)].map(({ index }) => [key.slice(0, index), key.slice(index + 1)]);

/** 'tax-documents.json' → 'taxDocuments', the namespace of a file of texts. */
const namespaceOf = (file: string): string =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const textFiles = (root: string): readonly string[] =>
  globSync('*.json', { cwd: join(root, 'src/web/locales/en') }).sort();

/** Everything a language says, by whole keys. */
export function catalogueOf(root: string, language: string): Map<string, string> {
  const folder = join(root, 'src/web/locales', language);
  const files = globSync('*.json', { cwd: folder });
  return new Map(
    files.flatMap((file) => [
      ...flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${namespaceOf(file)}.`),
    ]),
  );
}

/** What src/web/locales/english.ts says: every English file by its namespace, so that a wrong key doesn't compile. */
export function catalogueSource(root: string): string {
  const files = textFiles(root);
  const imports = files.map((file) => `import ${namespaceOf(file)} from './en/${file}' with { type: 'json' };\n`);
  const names = files.map((file) => `  ${namespaceOf(file)},\n`);
  return `// Written by \`node scripts/locales.ts\`; only its type is used.\n${imports.join('')}\nexport default {\n${names.join('')}};\n`;
}

/** A place that fetches a screen's code with the namespaces that it names, and those that the code speaks. */
export interface Speaker {
  readonly file: string;
  readonly code: string;
  readonly named: readonly string[];
  readonly spoken: readonly string[];
}

/** Every `withTexts([…], () => import('…'))` and `screen('/path', […], …)` of the browser. */
export function speakers(root: string, everywhere: readonly string[]): readonly Speaker[] {
  const sources = sourcesOf(root);
  const keys = new Map(
    textFiles(root).map((file) => [
      namespaceOf(file),
      [...flatten(JSON.parse(readFileSync(join(root, 'src/web/locales/en', file), 'utf8'))).keys()],
    ]),
  );
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(FETCHED)].map(([, list = '', specifier = '']) => {
      const code = resolved(file, specifier);
      const spoken = [...together(code, sources)].flatMap((path) => namespacesIn(sources.get(path) ?? '', keys));
      return {
        file,
        code,
        named: [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
        spoken: [...new Set(spoken)].filter((name) => !everywhere.includes(name)).sort(),
      };
    }),
  );
}

const FETCHED = /(?:withTexts|screen)\(\s*(?:'[^']*',\s*)?\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g;

function sourcesOf(root: string): ReadonlyMap<string, string> {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('/locales/') && !/\.test\.tsx?$/.test(path),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** A module and what comes with it: its imports, and what it fetches later without naming the texts of that. */
function together(begin: string, sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([begin]);
  for (const file of found) {
    const text = (sources.get(file) ?? '').replace(FETCHED, '').replace(/import type [^;]*;/g, '');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'((?:#web|\.)[^']+)'/g)) {
      const path = resolved(file, specifier);
      if (sources.has(path)) found.add(path);
    }
  }
  return found;
}

const resolved = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(file, '..', specifier);

/** A capability ('activities.record') may be called like the beginning of a text's key; it is never said. */
const CAPABLE: ReadonlySet<string> = new Set(CAPABILITIES);

function namespacesIn(text: string, keys: ReadonlyMap<string, readonly string[]>): string[] {
  return [...text.matchAll(/(['"`])([a-z][A-Za-z]*)\.([\w. -]*)(\$)?/g)].flatMap(
    ([, , name = '', begin = '', goesOn]) => {
      const isKey = (key: string) => keyOf(key) === begin || key.startsWith(goesOn ? begin : `${begin}.`);
      return !CAPABLE.has(`${name}.${begin}`) && keys.get(name)?.some(isKey) ? [name] : [];
    },
  );
}
