import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './run.mjs';

const TARGETS = [
  {
    name: 'the web application',
    folder: 'dist/web',
    made: 'index.html',
    sources: ['src/web', 'src/contract', 'index.html', 'vite.config.ts', 'scripts/build', 'package-lock.json'],
    command: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'the server',
    folder: 'dist/server',
    made: 'main.js',
    sources: ['src/server', 'src/contract', 'rules', 'demo', 'rolldown.config.ts', 'package-lock.json'],
    command: ['rolldown/bin/cli.mjs', '-c', 'rolldown.config.ts', '--logLevel', 'silent'],
  },
];

/** Whether everything built was built from what is there now. */
export function isBuilt(root) {
  return TARGETS.every((target) => isFresh(root, target));
}

/** Builds what is stale. */
export function build(root, node) {
  for (const target of TARGETS) if (!isFresh(root, target)) make(root, node, target);
}

function make(root, node, target) {
  say(`Building ${target.name}…`);
  const before = stamp(root, target);
  const [script, ...args] = target.command;
  run(node, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    node,
    failure: `${target.name[0].toUpperCase()}${target.name.slice(1)} could not be built.`,
  });
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(markOf(root, target), before);
}

function isFresh(root, target) {
  const mark = markOf(root, target);
  const isThere = existsSync(mark) && existsSync(path.join(root, target.folder, target.made));
  return isThere && readFileSync(mark, 'utf8') === stamp(root, target);
}

function markOf(root, { folder }) {
  return path.join(root, `${folder}.built`);
}

function stamp(root, { sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(root, source) {
  const place = path.join(root, source);
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [source] : [];
  return readdirSync(place, { recursive: true })
    .map((inner) => path.join(source, inner))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .sort();
}
