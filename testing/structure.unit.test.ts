import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { findCycle, type Graph } from './structure/cycles.ts';
import { importsIn, importsOf } from './structure/imports.ts';
import { domainOf, isTest, OFFERED, RULES } from './structure/rules.ts';

const imports = importsIn(ROOT);

test.each(RULES)('$name', ({ isBrokenBy, instead }) => {
  const broken = imports.filter(isBrokenBy).map(({ from, specifier }) => `${from} imports ${specifier}`);
  expect(broken, instead).toEqual([]);
});

test.each(RULES)('$name: an import that breaks it is found', ({ isBrokenBy, example: [from, statement] }) => {
  expect(importsOf(from, statement).filter(isBrokenBy)).toHaveLength(1);
});

test('what a domain offers beside its queries is used by another', () => {
  const used = imports.filter(({ from, to }) => domainOf(from) !== undefined && domainOf(from) !== domainOf(to));
  const unused = OFFERED.filter((file) => !used.some(({ to }) => to === file));
  expect(unused, 'Take it out of OFFERED.').toEqual([]);
});

test('a connection that is cut between two questions ends nothing', () => {
  const made = globSync('{src,scripts,testing/faults}/**/*.ts', { cwd: ROOT }).filter((file) => !isTest(file));
  const deaf = made.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return /new pg\.(?:Client|Pool)\(/.test(text) && !text.includes(".on('error'");
  });
  expect(deaf, "Give each connection an 'error' listener: without one Node ends the process.").toEqual([]);
});

/** Where what comes later is fetched: these wait for a server that is away. */
const LAZY = ['src/web/lib/lazyPart.tsx', 'src/web/lib/lazyWhenIdle.ts'];

test('no screen fails for a part whose code could not be fetched', () => {
  const own = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(own.sort(), 'Take lazyPart of #web/lib/lazyPart.tsx in the place of lazy.').toEqual(LAZY);
});

/** Plain http over the center's own network is no secure context: there these are missing (web-25). */
const SECURE_ONLY = /crypto\.(randomUUID|subtle)|= crypto;/;
/** What is encrypted in the browser, by pages that say that they need https. */
const SEALS = ['src/web/lib/sealedStore.ts', 'src/web/portals/kiosk/seal.ts'];

test('no screen but those that need https uses what is missing without it', () => {
  const using = [...new Set(imports.map(({ from }) => from))].filter(
    (file) =>
      file.startsWith('src/web/') && !isTest(file) && SECURE_ONLY.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(
    using.filter((file) => !SEALS.includes(file)),
    'Take newId() for an id.',
  ).toEqual([]);
  expect(using.sort()).toEqual(SEALS);
});

/** Of the contract a browser takes data alone. What checks data is 90 KB, and asks for code to be made of texts (eval). */
const CHECKS = /^import \{[^}]*\} from 'zod'/m;

test('no screen takes along what checks data', () => {
  const taken = new Map<string, string>();
  const waiting = imports.filter(({ from, isType }) => from.startsWith('src/web/') && !isTest(from) && !isType);
  for (const { from, to } of waiting) {
    if (!to.startsWith('src/contract/') || taken.has(to)) continue;
    taken.set(to, from);
    waiting.push(...imports.filter((one) => one.from === to && !one.isType));
  }
  const checking = [...taken].filter(([file]) => CHECKS.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(taken.size).toBeGreaterThan(10);
  expect(checking, 'Put the lists that a screen needs into a file of their own, such as …-choices.ts.').toEqual([]);
});

test('the contract shares its plain schemas', () => {
  const own = globSync('src/contract/**/*.ts', { cwd: ROOT }).filter(
    (file) => !isTest(file) && CHECKS.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(own, "Write import * as z from './kernel/zod.ts'.").toEqual(['src/contract/kernel/zod.ts']);
});

/** At the start of a line: within a function it belongs to the test that calls it. */
const HOOK = /^(beforeAll|beforeEach|afterEach|afterAll)\(/m;
/** It runs anew with each file. */
const SETUP_FILE = 'testing/mutants/setup.ts';

test('nothing that tests share hooks itself in when it is imported', () => {
  const hooked = globSync('{testing,src,demo}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !isTest(file) && HOOK.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(hooked, 'Test files share their modules: only the first one that imports it would have the hook.').toEqual([
    SETUP_FILE,
  ]);
});

test('domains import each other in one direction', () => {
  expect(
    findCycle(domainGraph())?.join(' → ') ?? 'no cycle',
    'Decide which of these domains stands below. It tells the other by a hook (kernel/hooks.ts), which the other hears in ' +
      'its face; what both need goes to the kernel. `import type` counts for nothing here.',
  ).toBe('no cycle');
});

test('a cycle is found, and said by its shortest way', () => {
  const graph: Graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set()],
  ]);
  expect(findCycle(graph)).toEqual(['a', 'b', 'c', 'a']);
});

/** Which domain of the server imports values of which. */
function domainGraph(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, isType } of imports) {
    const [own, other] = [domainOf(from), domainOf(to)];
    if (isType || own === undefined || other === undefined || own === other || isTest(from)) continue;
    graph.set(own, (graph.get(own) ?? new Set()).add(other));
  }
  return graph;
}
