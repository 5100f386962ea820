import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#server/root.ts';
import { install } from './package/install.ts';
import { manifestOf } from './package/manifest.ts';

const USAGE = `npm run package -- --to DIR [--without-packages]

Puts what a server needs to run Larkhouse into a new folder: the built pages and program, the commands for whoever runs it, the guides,
and the packages of this platform, without tools to build or test. It runs there with 'npm start', on Node 24 or newer.
Without packages, 'npm ci --omit=dev --ignore-scripts' fetches them where it is to run, on another platform too.`;

/** Of the repository: all that runs, and what whoever runs it reads. Commands run from their sources. */
const PARTS = [
  'dist',
  'src/server',
  'src/contract',
  'rules',
  'scripts/backup.ts',
  'scripts/backup',
  'scripts/center.ts',
  'scripts/center',
  'scripts/command',
  'scripts/doctor.ts',
  'scripts/doctor',
  'scripts/move.ts',
  'scripts/move',
  'scripts/restore.ts',
  'scripts/upgrade.ts',
  'scripts/upgrade',
  'scripts/verify-records.ts',
  'deploy',
  'docs/guides',
  'package-lock.json',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
] as const;
const isForTests = (file: string) => /(?:\.test\.tsx?|[\\/]matrix\.ts)$/.test(file);

const { values } = parseArgs({
  options: { to: { type: 'string' }, 'without-packages': { type: 'boolean' }, help: { type: 'boolean' } },
});

if (values.help || values.to === undefined) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 1;
} else {
  const problem = await makePackage(path.resolve(values.to), values['without-packages'] !== true);
  if (problem) process.stderr.write(`${problem}\n`);
  process.exitCode = problem ? 1 : 0;
}

/** @returns what is in the way; undefined when the folder is made */
async function makePackage(folder: string, withPackages: boolean): Promise<string | undefined> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) return `${folder} is not empty; name a new folder.`;
  await mkdir(folder, { recursive: true });
  for (const part of PARTS)
    await cp(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !isForTests(source),
    });
  const manifest = manifestOf(JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  if (withPackages) await install(folder);
  process.stdout.write(`Larkhouse ${manifest.version} is in ${folder}. There: npm start\n`);
  return undefined;
}
