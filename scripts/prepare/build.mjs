import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './run.mjs';

const SOURCES = ['src/web', 'src/contract', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether dist/web was built from what is there now. */
export function isBuilt(root) {
  const mark = markOf(root);
  return (
    existsSync(mark) && existsSync(path.join(root, 'dist/web/index.html')) && readFileSync(mark, 'utf8') === stamp(root)
  );
}

export function buildWeb(root, node) {
  say('Building the web application…');
  const before = stamp(root);
  run(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    node,
    failure: 'The web application could not be built.',
  });
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(markOf(root), before);
}

function markOf(root) {
  return path.join(root, 'dist', '.built');
}

function stamp(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) {
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
