import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#server/root.ts';
import { lendNetwork, mirrorOf } from './network.ts';

const run = promisify(execFile);
const works = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Whether a root file system can be made and entered here: it takes root, Linux' namespaces, debootstrap, npm and git. */
export const canContain =
  process.getuid?.() === 0 &&
  works('unshare', '--mount', '--pid', '--fork', 'true') &&
  ['debootstrap', 'apt-get', 'npm'].every((program) => works('which', program)) &&
  works('git', '-c', 'safe.directory=*', '-C', ROOT, 'rev-parse');

/** What `FROM` names, as near as a machine without Docker comes: Debian's smallest system, with this Node and this npm. */
export async function makeBase(image: string, root: string): Promise<void> {
  const [, major, release = ''] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (major !== process.versions.node.split('.')[0])
    throw new Error(`${image} cannot be made here: this is Node ${process.versions.node}`);
  // What it mounts meanwhile is seen by it alone.
  await run('unshare', ['--mount', 'debootstrap', '--variant=minbase', release, root, mirrorOf(release)]);
  const local = path.join(root, 'usr/local');
  await run('cp', [process.execPath, path.join(local, 'bin/node')]);
  const modules = path.join(local, 'lib/node_modules');
  mkdirSync(modules, { recursive: true });
  await run('cp', ['-aL', npmFolder(), path.join(modules, 'npm')]);
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  lendNetwork(root);
}

function npmFolder(): string {
  const program = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim());
  const folder = path.join(path.dirname(program), '..');
  if (existsSync(path.join(folder, 'bin/npm-cli.js'))) return folder;
  throw new Error(`${program} is no npm that could be copied`);
}
