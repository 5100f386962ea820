import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import { actsByCall, callsByDomain, isWrite, unplayed } from './routes.ts';
import { type Secrets, secretFields, watchSecrets } from './secrets.ts';
import { openTheater, type Theater } from './theater.ts';

const EXPECTED = new URL('./expected/', import.meta.url);
const domains = await callsByDomain();
const acts = await actsByCall();

let theater: Theater;
let secrets: Secrets;
beforeAll(async () => {
  theater = await openTheater({ database: inject('database'), template: inject('template') });
  secrets = watchSecrets(theater.larkhouse);
});
afterAll(async () => {
  secrets.stop();
  await theater.stop();
});

test('every call that writes is acted out', async () => {
  const how = 'Add an act for each of these to testing/effects/acts/: who does it, by a call that succeeds.';
  expect(await unplayed(), how).toEqual([]);
});

test('every act is of a call', () => {
  expect([...acts.keys()].filter((route) => !(route in api))).toEqual([]);
});

test('every expected file is of a domain', () => {
  expect(readdirSync(EXPECTED).filter((file) => !domains.has(file.replace('.txt', '')))).toEqual([]);
});

/** Reads that leave nothing behind are passed over. */
test.each([...domains])('%s audits, queues and tells what its expected file says', async (domain, routes) => {
  const parts: string[] = [];
  for (const route of routes.toSorted(byAddress)) {
    for (const [title, act] of Object.entries(acts.get(route) ?? {})) {
      const text = await theater.play(route, act);
      if (isWrite(route) || text !== 'nothing') parts.push(`# ${route}, ${title}\n${text}\n`);
    }
  }
  const actual = parts.join('\n');
  const file = new URL(`${domain}.txt`, EXPECTED);
  if (process.env.EFFECTS === 'write') {
    if (actual) writeFileSync(file, actual);
    else rmSync(file, { force: true });
  }
  const how =
    'Meant? Write it anew and read the difference: EFFECTS=write npx vitest run --project integration testing/effects';
  expect(actual, how).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});

// After all of the acts.
test('every secret that a call takes was sent', () => {
  const how = 'Have an act send each of these.';
  expect(
    secretFields().filter((field) => !secrets.sent.has(field)),
    how,
  ).toEqual([]);
});

test('no secret lies in a table, a file, the log or an answer that is not its own', async () => {
  expect(secrets.size).toBeGreaterThan(100);
  expect(await secrets.found()).toEqual([]);
});

test('no call changed a record without saying so in the audit log', async () => {
  expect(await theater.recordFaults()).toEqual([]);
});

const byAddress = (a: string, b: string) => addressOf(a).localeCompare(addressOf(b));
const addressOf = (route: string) => route.split(' ').reverse().join(' ');
