import { statfs } from 'node:fs/promises';

/** The disk that the data folder lies on, in bytes; `free` is what an unprivileged account may still write. */
export interface Disk {
  readonly free: number;
  readonly size: number;
}

export async function diskOf({ dataDir }: { readonly dataDir: string }): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, size: blocks * bsize };
}
