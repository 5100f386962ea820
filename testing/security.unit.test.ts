import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Of each section of ASVS 5.0.0 the levels of its requirements, in their order. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};
const asked = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, place) => ({ number: `${section}.${place + 1}`, level })),
);
const wanted = asked.filter(({ level }) => level !== '3').map(({ number, level }) => `${number} (L${level})`);

const page = read('docs/security.md');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', words = '', answer = '']) => ({ number: `${number} (L${level})`, words, answer }),
);
const absent = [...page.slice(page.indexOf('## What is not there')).matchAll(/\d+\.\d+\.\d+ \(L[12]\)/g)].map(String);
const cited = rows.flatMap(({ answer }) => [
  ...answer.matchAll(/`([^`]+\.(?:test|spec)\.ts)`: “(.+?)”(?=[;.]| \||$)/g),
]);
const DEVIATION = '**Deviation.** ';
const DOCUMENT = '**Document.** ';

describe('docs/security.md', () => {
  test('names each requirement of levels 1 and 2 once, with its level', () => {
    expect(asked).toHaveLength(345);
    expect([...rows.map(({ number }) => number), ...absent].toSorted()).toEqual(wanted.toSorted());
  });

  test('answers each by a test, a document or a deviation with its reason', () => {
    const answered = (answer: string) =>
      /`[^`]+\.(?:test|spec)\.ts`: “/.test(answer) ||
      [DEVIATION, DOCUMENT].some((mark) => answer.includes(mark) && !answer.endsWith(mark.trim()));
    expect(rows.filter(({ words, answer }) => words === '' || !answered(answer))).toEqual([]);
  });

  test('counts them', () => {
    const marked = (mark: string) => rows.filter(({ answer }) => answer.includes(mark));
    const deviating = new Set(marked(DEVIATION));
    const documented = marked(DOCUMENT).filter((row) => !deviating.has(row)).length;
    const tested = rows.length - deviating.size - documented;
    expect(page.replace(/\s+/g, ' ')).toContain(
      `Of the ${wanted.length} requirements ${absent.length} ask about what is not there. Of the ${rows.length} others ${tested} are shown by tests, ${documented} by a document, and ${deviating.size} have a **deviation**`,
    );
  });

  test('names tests that are there', () => {
    expect(cited.length).toBeGreaterThan(150);
    const isThere = (file: string, title: string) =>
      existsSync(path.join(ROOT, file)) &&
      ["'", '"', '`'].some((quote) => read(file).includes(`${quote}${title}${quote}`));
    const gone = cited.filter(([, file = '', title = '']) => !isThere(file, title));
    expect(gone.map(([all]) => all)).toEqual([]);
    // Nothing that looks like a citation is passed over.
    expect([...page.matchAll(/\.(?:test|spec)\.ts`: “/g)]).toHaveLength(cited.length);
  });

  test('leads to pages and code that are there', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(ROOT, 'docs', link)))).toEqual([]);
    const places = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, place = '']) => place);
    const heads = [...page.matchAll(/^## (.+)$/gm)].map(([, head = '']) => head.toLowerCase().replaceAll(' ', '-'));
    expect(places.filter((place) => !heads.includes(place))).toEqual([]);
  });
});
