import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from './run.mjs';

const POLL_MS = 200;

/** Runs `work` while no other run on this checkout does. A lock whose process is gone is taken over. */
export async function withLock(folder, work) {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'prepare.lock');
  const claim = `${lock}.${process.pid}`;
  writeFileSync(claim, String(process.pid));
  try {
    await take(claim, lock);
    try {
      return work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(claim, { force: true });
  }
}

async function take(claim, lock) {
  for (let waited = false; !tryLink(claim, lock); waited = true) {
    const holder = read(lock);
    if (holder !== undefined && !isAlive(Number(holder))) discard(claim, lock, holder);
    else {
      if (!waited) say('Waiting for another run that prepares this folder…');
      await delay(POLL_MS);
    }
  }
}

function tryLink(claim, lock) {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the dead holder's lock away; one that meanwhile belongs to a living run goes back. */
function discard(claim, lock, holder) {
  const aside = `${claim}.aside`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (read(aside) !== holder) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
