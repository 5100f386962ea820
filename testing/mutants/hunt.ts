import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

/** How much longer than without a mutant, and a moment more, tests may take before they count as failed. */
const PATIENCE = 5;
const MOMENT_MS = 30_000;
const MOST_MS = 1_800_000;
export type Kind = 'unit' | 'integration';

const ACTS = 'testing/mutants/acts.mutants.test.ts';
/** What the acts are asked of, and what they answer, in the folder `comeBy`. */
export const ASKED = 'asked.json';
export const UNSEEN = 'unseen.json';

/** Runs tests with mutants acting in the code; `process.env.MUTANTS` names their breed, see vitest.config.ts. */
export class Hunt {
  #vitest: Vitest | null = null;
  readonly #comeBy = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-mutants-'));

  /** Plays the acts of `testing/effects/`, all on one server; answers which of these mutants nobody sees there. */
  async unseenInActs(mutants: readonly string[]): Promise<string[]> {
    writeFileSync(path.join(this.#comeBy, ASKED), JSON.stringify(mutants));
    const { result } = await this.#run(await this.#specs('mutants', [ACTS]), '', MOST_MS);
    if (result !== 'passed') throw new Error(`${ACTS} ${result}`);
    return JSON.parse(readFileSync(path.join(this.#comeBy, UNSEEN), 'utf8'));
  }

  /** Runs the tests of one kind in a folder as the code is; answers how long they took, and which mutants each comes by. */
  async tests(folder: string, kind: Kind): Promise<Tests> {
    const specs = await this.#specs(kind, [folder]);
    const began = performance.now();
    const { result, failed } = await this.#run(specs, '', MOST_MS);
    if (result !== 'passed') throw new Error(`${failed.join(', ') || folder} ${result} without any mutant`);
    const files = specs.map(({ moduleId }) => path.relative(process.cwd(), moduleId));
    return { kind, ms: performance.now() - began, come: new Map(files.map((file) => [file, this.#comeByOf(file)])) };
  }

  /** Whether a test that comes by a mutant fails with it; the first that fails ends the run. */
  async isKilled(mutant: string, { kind, ms, come }: Tests): Promise<boolean> {
    const coming = [...come].filter(([, mutants]) => mutants.has(mutant)).map(([file]) => file);
    const { result } = await this.#run(await this.#specs(kind, coming), mutant, ms * PATIENCE + MOMENT_MS);
    return result !== 'passed';
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
    this.#vitest = null;
    rmSync(this.#comeBy, { recursive: true, force: true });
  }

  #comeByOf(file: string): ReadonlySet<string> {
    return new Set(JSON.parse(readFileSync(path.join(this.#comeBy, `${encodeURIComponent(file)}.json`), 'utf8')));
  }

  async #open(): Promise<Vitest> {
    this.#vitest ??= await createVitest({
      watch: false,
      reporters: [{}],
      project: ['unit', 'integration', 'mutants'],
      bail: 1,
    });
    return this.#vitest;
  }

  async #specs(kind: string, files: readonly string[]): Promise<TestSpecification[]> {
    if (files.length === 0) return [];
    const specs = await (await this.#open()).globTestSpecifications([...files]);
    return specs.filter(({ project }) => project.name === kind);
  }

  async #run(specs: TestSpecification[], mutant: string, mostMs: number): Promise<Ran> {
    if (specs.length === 0) return { result: 'passed', failed: [] };
    const vitest = await this.#open();
    vitest.provide('mutant', mutant);
    vitest.provide('comeBy', this.#comeBy);
    vitest.state.filesMap.clear();
    let timer: NodeJS.Timeout | undefined;
    const endless = new Promise<Ran>((resolve) => {
      timer = setTimeout(() => resolve({ result: 'endless', failed: [] }), mostMs);
    });
    const ended = vitest.runTestSpecifications(specs).then(({ testModules, unhandledErrors }): Ran => {
      const failed = testModules.filter((module) => !module.ok()).map(({ relativeModuleId }) => relativeModuleId);
      return { result: unhandledErrors.length + failed.length > 0 ? 'failed' : 'passed', failed };
    });
    const ran = await Promise.race([ended, endless]);
    clearTimeout(timer);
    if (ran.result === 'endless') {
      await vitest.close();
      this.#vitest = null;
    }
    return ran;
  }
}

interface Ran {
  readonly result: 'passed' | 'failed' | 'endless';
  readonly failed: readonly string[];
}

export interface Tests {
  readonly kind: Kind;
  readonly ms: number;
  /** The mutants that each file comes by. */
  readonly come: ReadonlyMap<string, ReadonlySet<string>>;
}
