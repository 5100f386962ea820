import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './run.mjs';

/** Debian's packages: the browser, and its shell without a window, in which the tests' pages open in half the time. */
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell'];

/** The Chromium for the browser tests: the system's, else Playwright's own; undefined when there is none. */
export function findBrowser(root) {
  const found = DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`).filter((browser) => existsSync(browser));
  if (mayInstallFromDebian() && found.length < DEBIAN_PACKAGES.length) return undefined;
  if (found[0]) return found[0];
  const ask = `import('playwright-core').then(({ default: { chromium } }) => process.stdout.write(chromium.executablePath()))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', ask], { cwd: root, encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

/** A failure is only told: every test but those in the browser can run without. */
export function installBrowser(root) {
  try {
    if (mayInstallFromDebian()) installFromDebian(root);
    else installFromPlaywright(root);
  } catch (problem) {
    say(`${problem.message} The browser tests will fail; install Chromium and run this again.`);
  }
}

function installFromDebian(root) {
  say('Installing Chromium from Debian…');
  const failure = 'Chromium could not be installed.';
  run('apt-get', ['update', '-q'], { cwd: root, failure });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...DEBIAN_PACKAGES], { cwd: root, failure });
}

function installFromPlaywright(root) {
  say("Installing Playwright's Chromium…");
  const cli = path.join(root, 'node_modules/playwright-core/cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], { cwd: root, failure: 'Chromium could not be installed.' });
}

function mayInstallFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
