import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Picture, writeAnew } from '#server/kernel/files/images.ts';

/** A drawing as the gallery keeps pictures, and the bytes it was sent as. */
export interface Developed extends Picture {
  readonly size: number;
}

const developed = new Map<string, Promise<Developed>>();
let folder: Promise<string> | undefined;

/**
 * A drawing in every size the gallery wants, by the same way as an uploaded picture. Each is made once while the process
 * lives, however many centers are made and tried again; its files go with the process.
 */
export function develop(svg: string): Promise<Developed> {
  const name = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  const before = developed.get(name);
  if (before) return before;
  const now = make(name, svg);
  developed.set(name, now);
  return now;
}

async function make(name: string, svg: string): Promise<Developed> {
  folder ??= desk();
  const place = path.join(await folder, name);
  await mkdir(place);
  const file = path.join(place, 'drawing.svg');
  await writeFile(file, svg);
  const picture = await writeAnew(file, place);
  if (!picture) throw new Error('This drawing cannot be read');
  return { ...picture, size: Buffer.byteLength(svg) };
}

async function desk(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'larkhouse-demo-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
