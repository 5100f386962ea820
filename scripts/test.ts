/**
 * Runs the tests: `node scripts/test.ts [verify | slow]`. Every stage runs even when an earlier one failed; the last line
 * is 'N passed, N failed', and the exit code is 1 when anything failed.
 */
import { STAGES, type Stage } from './test/stages.ts';
import { add, NOTHING, type Tally } from './test/tally.ts';

const SUITES: Record<string, Stage[]> = {
  all: [STAGES.types, STAGES.lint, STAGES.unit, STAGES.build, STAGES.integration, STAGES.browser],
  verify: [STAGES.types, STAGES.lint, STAGES.unit],
  slow: [STAGES.slow, STAGES.alone, STAGES.widths, STAGES.layout, STAGES.effects],
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const suite = process.argv[2] ?? 'all';
const stages = SUITES[suite];
if (stages === undefined) {
  say(`There is no suite '${suite}'; choose one of ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

let total: Tally = NOTHING;
const summary: string[] = [];
for (const stage of stages) {
  say(`\n── ${stage.name} ──`);
  const started = performance.now();
  const tally = await stage.run();
  total = add(total, tally);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds} s)`);
}

// Last, so that they are seen where only the end of a long log is kept.
if (total.failures.length > 0) say(`\nFailed:\n  ${total.failures.join('\n  ')}`);
say(`\n${summary.join('\n')}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
