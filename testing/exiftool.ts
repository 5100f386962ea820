import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether exiftool is there (Debian: libimage-exiftool-perl); what needs it is skipped elsewhere. */
export const hasExiftool = (() => {
  try {
    execFileSync('exiftool', ['-ver'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn(
      'exiftool is not installed (Debian: apt-get install libimage-exiftool-perl): what needs it is skipped',
    );
    return false;
  }
})();

/** Writes tags into files, as a camera or a photo program does. */
export const writeTags = (tags: readonly string[], files: readonly string[]) =>
  run(['-overwrite_original', '-q', '-n', ...tags, ...files]);

/** Everything exiftool finds in the files of a folder, embedded and unknown tags too, by `group:tag`. */
export async function tagsIn(
  folder: string,
): Promise<{ readonly SourceFile: string; readonly [tag: string]: unknown }[]> {
  return JSON.parse(await run(['-json', '-G1', '-a', '-u', '-ee', '-r', folder])) as Awaited<ReturnType<typeof tagsIn>>;
}

const run = async (options: readonly string[]) =>
  (await promisify(execFile)('exiftool', [...options], { maxBuffer: 64_000_000 })).stdout;
