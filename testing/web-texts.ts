import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceLanguage } from 'i18next';

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
