import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '#server/root.ts';

/** The repository as an installation has it, with a page in place of the built ones; the caller removes the folder. */
export function installedFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-installed-'));
  for (const part of ['src', 'demo', 'rules', 'node_modules', 'package.json']) {
    symlinkSync(path.join(ROOT, part), path.join(folder, part));
  }
  mkdirSync(path.join(folder, 'dist', 'web'), { recursive: true });
  writeFileSync(path.join(folder, 'dist', 'web', 'index.html'), '<!doctype html><title>Larkhouse</title>');
  return folder;
}
