import { readFileSync, statSync } from 'node:fs';
import type { Account } from './reach.ts';

const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * The account the server must run as, or undefined for our own: PostgreSQL refuses root.
 * An existing data folder keeps its owner; else the system's `postgres` account, else `nobody`.
 */
export function serverAccount(pgData: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = statSync(pgData, { throwIfNoEntry: false });
  if (folder !== undefined && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  return fallbackAccount();
}

/** The account for a data folder that does not exist yet. */
export function fallbackAccount(): Account {
  const accounts = systemAccounts();
  return accounts.get('postgres') ?? accounts.get('nobody') ?? NOBODY;
}

function systemAccounts(): Map<string, Account> {
  const accounts = new Map<string, Account>();
  for (const line of passwdLines()) {
    const [name, , uid, gid] = line.split(':');
    if (name !== undefined && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}

function passwdLines(): string[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return [];
  }
}
