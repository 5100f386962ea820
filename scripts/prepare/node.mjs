import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npm, Problem, say } from './run.mjs';

const NEEDED = 24;

/**
 * The Node that installs and builds, as an absolute path: this one if it is new enough, else one fetched into `.node`.
 * Under an older Node npm silently leaves out the packages of this platform that ask for a newer one.
 */
export function chooseNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const version = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).optionalDependencies[name];
  if (version === undefined || isMusl()) {
    throw new Problem(
      `Larkhouse needs Node ${NEEDED} or newer; this is Node ${process.versions.node}. Please install it.`,
    );
  }
  const folder = path.join(root, '.node');
  const home = path.join(folder, 'node_modules', name);
  if (installedVersion(home) !== version) {
    say(`Fetching Node ${version} (this is Node ${process.versions.node})…`);
    npm(['install', `${name}@${version}`, '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', folder], {
      cwd: root,
      node: process.execPath,
      failure: `Node ${version} could not be fetched.`,
    });
  }
  return path.join(home, 'bin', 'node');
}

let musl;

/** Alpine's C library, for which there is no such package. */
export function isMusl() {
  musl ??= process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
  return musl;
}

function installedVersion(home) {
  const file = path.join(home, 'package.json');
  if (!existsSync(file) || !existsSync(path.join(home, 'bin', 'node'))) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
