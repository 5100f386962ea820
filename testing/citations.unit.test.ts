import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const PRODUCT = 'docs/product';
const DECISIONS = 'docs/decisions';
/** Where people write and cite; data and catalogues of texts cite nothing. */
const WRITTEN = /\.(?:tsx?|mjs|css|sql|md|html|ya?ml)$/;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n');
const files = tracked
  .filter((file) => WRITTEN.test(file) && existsSync(path.join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
const isDocument = (file: string) => file.endsWith('.md');
const documents = files.filter(({ file }) => isDocument(file));

/** The rules of each area's page, in the order in which they stand there. */
const pages = new Map(
  documents
    .filter(({ file }) => path.dirname(file) === PRODUCT && path.basename(file) !== 'README.md')
    .map(({ file, text }) => [path.basename(file, '.md'), text.match(/^\*\*[a-z-]+-\d+\*\*/gm) ?? []]),
);
const rules = new Set([...pages.values()].flat().map((rule) => rule.replaceAll('*', '')));
const decisions = documents.flatMap(({ file }) => {
  const number = path.dirname(file) === DECISIONS && /^(\d{4})-/.exec(path.basename(file));
  return number ? [{ file, number: Number(number[1]) }] : [];
});

/** What cites: all of a document, of code its comments; `sql` and style have comments of their own. */
function citingText({ file, text }: { file: string; text: string }): string {
  if (isDocument(file)) return text;
  const comments = file.endsWith('.sql') ? /--.*$/gm : /\/\*[\s\S]*?\*\/|(?:^|[\s;{}(,])\/\/.*$|<!--[\s\S]*?-->/gm;
  return (text.match(comments) ?? []).join('\n');
}
const cited = (pattern: RegExp) =>
  files.flatMap((written) =>
    [...citingText(written).matchAll(pattern)].map((match) => ({ file: written.file, match })),
  );

describe('a rule of the product', () => {
  test('stands on its area’s page, numbered from 1 without gaps', () => {
    expect(pages.size).toBeGreaterThan(30);
    for (const [area, numbered] of pages) {
      expect(numbered, area).toEqual(numbered.map((_, place) => `**${area}-${place + 1}**`));
      expect(numbered.length, `${area} has rules`).toBeGreaterThan(0);
    }
  });

  test('has a page for every domain', () => {
    const domains = readdirSync(path.join(ROOT, 'src/server/domains'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(domains.filter((domain) => !pages.has(domain))).toEqual([]);
  });

  test('is there when it is cited', () => {
    const areas = [...pages.keys()].sort((one, other) => other.length - one.length).join('|');
    const citations = cited(new RegExp(`(?<![\\w/.-])(?:${areas})-\\d+(?![\\w-]|\\.\\w)`, 'g'));
    expect(citations.length).toBeGreaterThan(100);
    const unknown = citations
      .filter(({ match }) => !rules.has(match[0]))
      .map(({ file, match }) => `${file}: ${match[0]}`);
    expect(unknown).toEqual([]);
  });

  test('is of an area that has a page, where it is cited in brackets', () => {
    const citations = cited(/\(([a-z]+(?:-[a-z]+)*-\d{1,2})\)/g);
    expect(citations.length).toBeGreaterThan(100);
    const unknown = citations
      .filter(({ match }) => !rules.has(match[1] ?? ''))
      .map(({ file, match }) => `${file}: ${match[1]}`);
    expect(unknown).toEqual([]);
  });
});

describe('a decision', () => {
  test('has a number of its own, without gaps, and stands in the index', () => {
    const numbers = decisions.map(({ number }) => number).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    const index = readFileSync(path.join(ROOT, DECISIONS, 'README.md'), 'utf8');
    for (const { file } of decisions) expect(index).toContain(`(${path.basename(file)})`);
  });

  test('has one form', () => {
    for (const { file, number } of decisions) {
      const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
      const titles = lines.filter((line) => line.startsWith('## '));
      const form = ['## Context', '## Decision', '## Consequence', '## Figures'];
      expect(lines[0], file).toMatch(new RegExp(`^# ${number}\\. \\S`));
      expect(titles, file).toEqual(form.slice(0, Math.max(3, titles.length)));
    }
  });

  test('is there when it is cited', () => {
    const known = new Set(decisions.map(({ number }) => number));
    const citations = cited(/decisions\/(\d{4})|\bdecisions? (\d+)(?:(?:,| and) (\d+))*/gi);
    const unknown = citations.flatMap(({ file, match }) =>
      (match[0].match(/\d+/g) ?? [])
        .filter((number) => !known.has(Number(number)))
        .map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});

test('a file that a document names is there', () => {
  const names = new Set(tracked.map((file) => path.basename(file)));
  const gone = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|mjs|sql|css|json))`/g)]
      .filter(([, name = '']) => !names.has(name) && name !== 'openapi.json')
      .map(([named]) => `${file}: ${named}`),
  );
  expect(gone).toEqual([]);
});

test('nothing cites what is not in the repository', () => {
  const elsewhere = cited(
    /\b(?:DECISIONS|CAPABILITIES|REGULATIONS) (?:rows?|sections?|\d)|\bseeds? 0\d\d|\bthe seeds\b|\bDESIGN(?:'s)? (?:section|\d)/g,
  );
  expect(elsewhere.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});

test('a path that a document names from the root is there', () => {
  const named = /`((?:src|testing|e2e|demo|bench|scripts|rules|docs)\/[\w./-]+)`/g;
  const gone = documents.flatMap(({ file, text }) =>
    [...text.matchAll(named)]
      .map(([, place = '']) => place)
      .filter((place) => !existsSync(path.join(ROOT, place)))
      .map((place) => `${file}: ${place}`),
  );
  expect(gone).toEqual([]);
});

test('a document’s links lead to files', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(path.join(ROOT, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
