import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/root.ts';

/** Copies what Docker would be given: the repository's files as they are now, without those of .dockerignore. */
export function makeContext(folder: string): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', ['-c', 'safe.directory=*', ...listed], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const ignored = readIgnored();
  for (const file of new Set(files)) {
    const isLeftOut = ignored.some((name) => file === name || file.startsWith(`${name}/`));
    if (file === '' || isLeftOut || !existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
}

/** The files and folders of .dockerignore, from the repository on; patterns with stars are refused. */
export function readIgnored(): string[] {
  const lines = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const unknown = lines.find((line) => !/^[\w.-]+(\/[\w.-]+)*$/.test(line));
  if (unknown) throw new Error(`A pattern of .dockerignore that is not known here: ${unknown}`);
  return lines;
}
