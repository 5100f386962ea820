import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMusl } from './node.mjs';
import { npm, say } from './run.mjs';

/** Whether node_modules holds what package-lock.json asks for on this platform. */
export function isInstalled(root) {
  const marker = markerOf(root);
  if (read(marker) === stamp(root)) return true;
  if (!matchesLock(root)) return false;
  writeFileSync(marker, stamp(root));
  return true;
}

export function installPackages(root, node) {
  say('Installing packages…');
  npm(['ci', '--include=dev', '--include=optional', '--ignore-scripts'], {
    cwd: root,
    node,
    failure: 'The packages could not be installed.',
  });
  // npm puts this before the system's Node, and it can't run on Alpine.
  if (isMusl()) rmSync(path.join(root, 'node_modules/.bin/node'), { force: true });
  writeFileSync(markerOf(root), stamp(root));
}

function markerOf(root) {
  return path.join(root, 'node_modules', '.larkhouse');
}

function stamp(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** For packages installed by hand: compares the lock with the one npm leaves in node_modules when it is done. */
function matchesLock(root) {
  const installed = read(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(installed).packages;
  return Object.entries(wanted).every(([place, { version, ...traits }]) => {
    if (place === '' || (present[place] === undefined && !isNeededHere(traits))) return true;
    return present[place]?.version === version && existsSync(path.join(root, place));
  });
}

/** Of the optional packages, those built for this platform: npm leaves them out when its Node is too old for them. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (os === undefined && cpu === undefined) return false;
  return names(os, process.platform) && names(cpu, process.arch) && names(libc, isMusl() ? 'musl' : 'glibc');
}

function names(list, name) {
  return list === undefined || [list].flat().includes(name);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
