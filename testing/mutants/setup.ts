import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which mutant acts; empty: none, as when it is asked which are come by. */
    mutant: string;
    /** The folder into which every file of tests writes the mutants it comes by. */
    comeBy: string;
  }
}

const acting = inject('mutant');
const come = new Set<string>();
globalThis.isMutant = (id) => {
  come.add(id);
  return id === acting;
};
afterAll(() => {
  if (acting !== '') return;
  const tests = path.relative(process.cwd(), expect.getState().testPath ?? '');
  writeFileSync(path.join(inject('comeBy'), `${encodeURIComponent(tests)}.json`), JSON.stringify([...come]));
});
