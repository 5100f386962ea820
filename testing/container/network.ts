import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// How this machine reaches Debian and npm, for the steps of a build: what a Docker daemon passes on by itself.

/** Where a proxy's certificate lies inside. The rest of the system's are not there, as they are not in the image. */
const CERTIFICATE = '/run/network.crt.pem';
const NPM_SETTINGS = ['registry', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl'];

const ask = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: os.tmpdir(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The mirror that this machine has a release of Debian from, or Debian's own. */
export function mirrorOf(release: string): string {
  const lines = ask('apt-get', 'indextargets', '--format', '$(CODENAME) $(REPO_URI)', 'Created-By: Packages');
  const found = lines.split('\n').find((line) => line.startsWith(`${release} `));
  return found?.split(' ')[1] ?? 'http://deb.debian.org/debian/';
}

/** Gives a root file system the names and the proxies of this machine. */
export function lendNetwork(root: string): void {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, path.join(root, file));
  const settings = ask('apt-config', 'dump', 'Acquire').match(/^Acquire::[\w:]*(?:Proxy|Check-[\w-]+) .*$/gim) ?? [];
  writeFileSync(path.join(root, 'etc/apt/apt.conf.d/90network'), `${settings.join('\n')}\n`);
  const certificate = extraCertificate();
  if (certificate) copyFileSync(certificate, path.join(root, CERTIFICATE));
}

/** What a step of a build finds in its environment beside what the Dockerfile says. */
export function networkVariables(): NodeJS.ProcessEnv {
  const proxies = Object.entries(process.env).filter(([name]) => /^(?:https?|no|all)_proxy$/i.test(name));
  const npm = Object.entries(npmSettings())
    .filter(([name, value]) => NPM_SETTINGS.includes(name) && value !== null && value !== '')
    .map(([name, value]) => [`npm_config_${name.replaceAll('-', '_')}`, String(value)]);
  return {
    ...Object.fromEntries([...proxies, ...npm]),
    ...(extraCertificate() && { NODE_EXTRA_CA_CERTS: CERTIFICATE }),
  };
}

const npmSettings = (): Record<string, unknown> => JSON.parse(ask('npm', 'config', 'list', '--long', '--json'));

function extraCertificate(): string | undefined {
  const named = [process.env.NODE_EXTRA_CA_CERTS, npmSettings().cafile];
  return named.find((file): file is string => typeof file === 'string' && existsSync(file));
}
