/**
 * Runs the tests: `node scripts/test.ts [verify | slow]`. Every stage runs even when an earlier one failed; the last line
 * is 'N passed, N failed', and the exit code is 1 when anything failed.
 */
import { STAGES, type Stage } from './test/stages.ts';
import { add, NOTHING, type Tally } from './test/tally.ts';

interface Suite {
  readonly stages: readonly Stage[];
  /** A stage of the list that runs beside those before it: it has a processor to itself, and what it says comes in its turn. */
  readonly beside?: Stage;
}

const SUITES: Record<string, Suite> = {
  all: {
    stages: [STAGES.types, STAGES.lint, STAGES.unit, STAGES.build, STAGES.integration, STAGES.browser],
    beside: STAGES.build,
  },
  verify: { stages: [STAGES.types, STAGES.lint, STAGES.unit] },
  slow: { stages: [STAGES.slow, STAGES.alone, STAGES.leftOut, STAGES.layout, STAGES.effects] },
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const suite = process.argv[2] ?? 'all';
const chosen = SUITES[suite];
if (chosen === undefined) {
  say(`There is no suite '${suite}'; choose one of ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

/** Runs a stage; how it went, and how long that took. With `held` what its programs say is kept there. */
async function timed(stage: Stage, held?: Buffer[]) {
  const began = performance.now();
  const tally = await stage.run(held);
  return { tally, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

let total: Tally = NOTHING;
const summary: string[] = [];
const held: Buffer[] = [];
const started = chosen.beside && timed(chosen.beside, held);
for (const stage of chosen.stages) {
  say(`\n── ${stage.name} ──`);
  const { tally, seconds } = await ((stage === chosen.beside && started) || timed(stage));
  if (stage === chosen.beside) process.stdout.write(Buffer.concat(held));
  total = add(total, tally);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds} s)`);
}

// Last, so that they are seen where only the end of a long log is kept.
if (total.failures.length > 0) say(`\nFailed:\n  ${total.failures.join('\n  ')}`);
say(`\n${summary.join('\n')}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
