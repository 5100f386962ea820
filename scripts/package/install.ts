import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Packages that others name for who builds with them. */
const FOR_BUILDING = ['typescript', '@typescript'];
/** What editors and debuggers read. */
const isForBuilding = (file: string) => /\.(?:map|d\.[cm]?ts)$/.test(file);

/** Fetches the packages that run, for this platform, as the lock names them. They run nothing of their own. */
export async function install(folder: string): Promise<void> {
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const packages = path.join(folder, 'node_modules');
  for (const name of FOR_BUILDING) await rm(path.join(packages, name), { recursive: true, force: true });
  for (const entry of await readdir(packages, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isForBuilding(entry.name)) await rm(path.join(entry.parentPath, entry.name));
}
