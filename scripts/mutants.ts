/**
 * Changes the code in small ways, one at a time, and says which changes no test sees:
 * `node scripts/mutants.ts effects` leaves out each audit, notification and touch of the domains;
 * `node scripts/mutants.ts code [--sample 400] [--seed 1] [--within FOLDER]` makes slips in rules and commands.
 */
import { parseArgs } from 'node:util';
import { BREEDS, isBreed } from '#testing/mutants/breeds.ts';
import { Hunt, type Kind } from '#testing/mutants/hunt.ts';
import { allOf, saidOf } from '#testing/mutants/plugin.ts';
import { sampleOf } from '#testing/mutants/sample.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    within: { type: 'string', default: 'src/server/domains/' },
  },
});
const [breed] = positionals;
const say = (line: string) => process.stdout.write(`${line}\n`);
if (!isBreed(breed)) {
  say(`Name the mutants: ${Object.keys(BREEDS).join(' or ')}.`);
  process.exit(2);
}
process.env.MUTANTS = breed;

const began = performance.now();
const all = allOf(BREEDS[breed]).filter((id) => id.startsWith(values.within));
const hunt = new Hunt();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const isRule = (id: string) => /rules[^/]*\.ts:/.test(id);
const sampled = (ids: readonly string[]) => sampleOf(ids, Math.round(Number(values.sample) / 2), Number(values.seed));
const chosen =
  breed === 'effects' ? all : [...sampled(all.filter(isRule)), ...sampled(all.filter((id) => !isRule(id)))];
say(`${chosen.length} of ${all.length} mutants`);

/** Mutants that no test of a kind sees, each asked of the tests of its folder. */
async function leftBy(kind: Kind, asked: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const [folder, ids] of Map.groupBy(asked, folderOf)) {
    const tests = await hunt.tests(folder, kind);
    for (const id of ids) if (!(await hunt.isKilled(id, tests))) left.push(id);
  }
  say(`${left.length} are left by ${kind} tests (${seconds()})`);
  return left;
}

// The cheap ones first.
const leftByUnits = await leftBy('unit', chosen);
const leftByActs = await hunt.unseenInActs(leftByUnits);
say(`${leftByActs.length} are left by the acts of the effects tables (${seconds()})`);
const living = await leftBy('integration', leftByActs);
for (const id of living) say(`lives: ${saidOf(id)}`);
await hunt.close();

const shareOf = (ids: readonly string[]) => {
  const killed = ids.filter((id) => !living.includes(id)).length;
  return {
    text: `${killed} of ${ids.length} killed (${((100 * killed) / ids.length).toFixed(1)} %)`,
    killed,
    of: ids.length,
  };
};
if (breed === 'effects') {
  say(`effects: ${shareOf(chosen).text} in ${seconds()}`);
  process.exitCode = living.length > 0 ? 1 : 0;
} else {
  const rules = shareOf(chosen.filter(isRule));
  const commands = shareOf(chosen.filter((id) => !isRule(id)));
  say(`rules: ${rules.text}; commands: ${commands.text}; in ${seconds()}`);
  process.exitCode = rules.killed >= 0.8 * rules.of && commands.killed >= 0.7 * commands.of ? 0 : 1;
}

/** Where the tests of a mutant are: in its domain, but for what the domain hands to one that gathers it from all. */
function folderOf(id: string): string {
  const gathering = /\/(?:retention|archive)\.ts:/.exec(id)?.[0];
  if (gathering) return `src/server/domains/${gathering.includes('archive') ? 'archives' : 'retention'}`;
  return id.split('/').slice(0, 4).join('/');
}
