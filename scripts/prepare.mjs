/**
 * Makes a checkout ready to run: `node scripts/prepare.mjs [--build] [--browser]`. Runs before every npm script, on any
 * Node from 20 on with nothing installed, so it is plain JavaScript without packages.
 * --build: the web application and the server in dist/ are up to date. --browser: there is a Chromium for the browser tests.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser } from './prepare/browser.mjs';
import { build, isBuilt } from './prepare/build.mjs';
import { withLock } from './prepare/lock.mjs';
import { chooseNode } from './prepare/node.mjs';
import { installPackages, isInstalled } from './prepare/packages.mjs';
import { Problem, say } from './prepare/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const flags = process.argv.slice(2);
const wantsBuild = flags.includes('--build');

try {
  if (!isReady()) await withLock(path.join(root, '.node'), prepare);
  if (flags.includes('--browser') && !findBrowser(root)) installBrowser(root);
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem;
  say(problem.message);
  process.exitCode = 1;
}

function isReady() {
  return isInstalled(root) && (!wantsBuild || isBuilt(root));
}

/** Looks again: another run may have done it while this one waited. */
function prepare() {
  const node = chooseNode(root);
  if (!isInstalled(root)) installPackages(root, node);
  if (wantsBuild && !isBuilt(root)) build(root, node);
}
