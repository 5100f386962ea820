/**
 * Changes the code in small ways, one at a time, and says which changes no test sees:
 * `node scripts/mutants.ts effects` leaves out each audit, notification and touch of the domains;
 * `node scripts/mutants.ts code [--sample 400] [--seed 1] [--within FOLDER]` makes slips in rules and commands.
 */
import { globSync, readFileSync } from 'node:fs';
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
/** Two at a time, each on a server of its own: most runs are of one file, which takes one processor. */
const hunts = [new Hunt(), new Hunt()];
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const isRule = (id: string) => /rules[^/]*\.ts:/.test(id);
const sampled = (ids: readonly string[]) => sampleOf(ids, Math.round(Number(values.sample) / 2), Number(values.seed));
const chosen =
  breed === 'effects' ? all : [...sampled(all.filter(isRule)), ...sampled(all.filter((id) => !isRule(id)))];
say(`${chosen.length} of ${all.length} mutants`);

/** Mutants that no test of a kind sees in the folders they are asked of. */
async function leftBy(
  kind: Kind,
  asked: readonly string[],
  foldersOf: (id: string) => readonly string[],
): Promise<string[]> {
  const left = new Set(asked);
  const pairs = asked.flatMap((id) => foldersOf(id).map((folder) => ({ folder, id })));
  const folders = Map.groupBy(pairs, (pair) => pair.folder).entries();
  const takeFolders = async (hunt: Hunt) => {
    for (const [folder, itsPairs] of folders) {
      const ids = itsPairs.map(({ id }) => id).filter((id) => left.has(id));
      if (ids.length === 0) continue;
      const tests = await hunt.tests(folder, kind);
      for (const id of ids) if (await hunt.isKilled(id, tests)) left.delete(id);
    }
  };
  await Promise.all(hunts.map(takeFolders));
  say(`${left.size} are left by ${kind} tests (${seconds()})`);
  return [...left];
}

/** Mutants that the acts of the effects tables do not see. */
async function leftByActsOf(asked: readonly string[]): Promise<string[]> {
  const part = Math.ceil(asked.length / hunts.length);
  const left = hunts.map((hunt, n) => hunt.unseenInActs(asked.slice(n * part, (n + 1) * part)));
  const unseen = (await Promise.all(left)).flat();
  say(`${unseen.length} are left by the acts of the effects tables (${seconds()})`);
  return unseen;
}

// The cheap ones first.
const leftByUnits = await leftBy('unit', chosen, (id) => [folderOf(id)]);
const leftByActs = await leftByActsOf(leftByUnits);
const leftAtHome = await leftBy('integration', leftByActs, (id) => [folderOf(id)]);
const living = await leftBy('integration', leftAtHome, foldersBeside);
for (const id of living) say(`lives: ${saidOf(id)}`);
for (const hunt of hunts) await hunt.close();

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
  return gathererOf(id) ?? domainOf(id);
}

/** Where there may be others: in the domain that hands it over, and in those that use its file. */
function foldersBeside(id: string): string[] {
  return gathererOf(id) === null ? usersOf(id.slice(0, id.indexOf(':'))) : [domainOf(id)];
}

function domainOf(id: string): string {
  return id.split('/').slice(0, 4).join('/');
}

function gathererOf(id: string): string | null {
  const gathering = /\/(?:retention|archive)\.ts:/.exec(id)?.[0];
  if (!gathering) return null;
  return `src/server/domains/${gathering.includes('archive') ? 'archives' : 'retention'}`;
}

/** The folders of the other domains that import a file. */
function usersOf(file: string): string[] {
  const named = `'#${file.slice('src/'.length)}'`;
  const using = globSync('src/server/domains/**/*.ts').filter((other) => readFileSync(other, 'utf8').includes(named));
  return [...new Set(using.map(domainOf))].filter((folder) => folder !== domainOf(file));
}
