import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Something the person at the keyboard has to settle; the message is for them. */
export class Problem extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a program quietly, the given Node first on its PATH; shows what it said only when it fails. */
export function run(command, args, { cwd, node, failure }) {
  const PATH = [...(node ? [path.dirname(node)] : []), process.env.PATH].join(path.delimiter);
  const result = spawnSync(command, args, { cwd, env: { ...process.env, PATH }, encoding: 'utf8' });
  if (result.status === 0) return;
  for (const output of [result.stdout, result.stderr]) if (output) process.stderr.write(output);
  throw new Problem(result.error ? `${failure} ${result.error.message}` : failure);
}

/** Runs npm by the given Node. Under `npm run` it is the npm that is already at work, else the one on the PATH. */
export function npm(args, { cwd, node, failure }) {
  const cli = process.env.npm_execpath;
  const quiet = [...args, '--loglevel=error', '--no-audit', '--no-fund'];
  if (cli?.endsWith('npm-cli.js')) run(node, [cli, ...quiet], { cwd, node, failure });
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', quiet, { cwd, node, failure });
}
