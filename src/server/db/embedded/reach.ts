import { statSync } from 'node:fs';
import path from 'node:path';

/** An account of the operating system, as numbers. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The first existing folder on the way to `target` (itself included) that `account` may not pass through, or undefined.
 * Goes by the permission bits alone: access lists are not read.
 */
export function closedFolder(target: string, account: Account): string | undefined {
  return foldersDownTo(path.resolve(target)).find((folder) => {
    const stat = statSync(folder, { throwIfNoEntry: false });
    return stat !== undefined && (stat.mode & passBit(stat, account)) === 0;
  });
}

function passBit(stat: Account, account: Account): number {
  if (stat.uid === account.uid) return 0o100;
  return stat.gid === account.gid ? 0o010 : 0o001;
}

function foldersDownTo(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [target] : [...foldersDownTo(parent), target];
}
