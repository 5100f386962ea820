import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { giveToOwnerOf } from './owner.ts';

const SOMEBODY = 4321;

test.skipIf(process.getuid?.() !== 0)(
  'what root wrote belongs to the account of the folder, to its last file',
  async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-owner-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const written = path.join(data, 'files');
    const file = path.join(written, '1', 'a.webp');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    const owners = () => [written, path.dirname(file), file].map((place) => statSync(place).uid);
    await giveToOwnerOf(data, written);
    expect(owners()).toEqual([0, 0, 0]);
    chownSync(data, SOMEBODY, SOMEBODY);
    await giveToOwnerOf(data, written);
    expect(owners()).toEqual([SOMEBODY, SOMEBODY, SOMEBODY]);
  },
);
