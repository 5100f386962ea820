import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { OUTSIDE_FILE } from './outside.ts';
import { NOTHING, playwrightTally, type Tally, vitestTally } from './tally.ts';

/** One kind of check, told by its own name. */
export interface Stage {
  name: string;
  /** With `held`, what its programs say is kept there and not shown. */
  run(held?: Buffer[]): Promise<Tally>;
}

const PROGRAMS = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  prepare: 'scripts/prepare.mjs',
  mutants: 'scripts/mutants.ts',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

export const STAGES = {
  types: check('types', ['tsc', '--noEmit']),
  lint: check('lint', ['biome', 'check', '--error-on-warnings'], ['knip', '--no-progress']),
  build: check('build', ['prepare', '--build']),
  unit: vitest('unit'),
  integration: vitest('integration', 'integration-apart'),
  slow: vitest('slow'),
  /** With nothing beside it. */
  alone: vitest('slow-alone'),
  effects: check('effects', ['mutants', 'effects']),
  browser: { name: 'browser', run: () => runPlaywright() },
  /** What the browser stage leaves out: widths, and what is marked so. */
  leftOut: {
    name: 'left out',
    run: () =>
      runPlaywright(['--grep', '(390|768|1024|1440) px|@slow', '--grep-invert', 'layout of the '], { THOROUGH: '1' }),
  },
  layout: { name: 'layout', run: () => runPlaywright(['layout.spec'], { THOROUGH: '1' }) },
} satisfies Record<string, Stage>;

type Command = [program: keyof typeof PROGRAMS, ...args: string[]];

/** Programs that count as one check together. All run, so that one look shows everything. */
function check(name: string, ...commands: Command[]): Stage {
  return {
    name,
    async run(held) {
      let passed = true;
      for (const command of commands) passed = (await run(command, {}, held)) && passed;
      return { ...NOTHING, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
    },
  };
}

function vitest(project: string, ...more: string[]): Stage {
  return {
    name: project,
    run: () =>
      withReport(async (report) => {
        const outside = `${report}.outside`;
        const reporters = ['default', 'json', './scripts/test/outside.ts', './scripts/test/at-once.ts'].map(
          (name) => `--reporter=${name}`,
        );
        const projects = [project, ...more].map((name) => `--project=${name}`);
        const passed = await run(
          ['vitest', 'run', ...projects, '--passWithNoTests', ...reporters, `--outputFile.json=${report}`],
          { [OUTSIDE_FILE]: outside },
        );
        return vitestTally(await readReport(report), passed, await readReport(outside));
      }),
  };
}

function runPlaywright(which: string[] = [], env: Record<string, string> = {}): Promise<Tally> {
  return withReport(async (report) => {
    const command: Command = ['playwright', 'test', '--pass-with-no-tests', '--reporter=list,json', ...which];
    const passed = await run(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return playwrightTally(await readReport(report), passed);
  });
}

/** Whether the program ended well. What it says goes straight to the terminal, or is kept in `held`. */
function run([program, ...args]: Command, env: Record<string, string> = {}, held?: Buffer[]): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAMS[program], ...args], {
    stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  if (held) for (const said of [child.stdout, child.stderr]) said?.on('data', (bytes: Buffer) => held.push(bytes));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
}

async function withReport(work: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readReport(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}
