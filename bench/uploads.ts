import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { signedIn } from '#testing/client.ts';
import { photograph } from '#testing/pictures.ts';
import { makeCenter } from '#testing/world.ts';
import { atMost, printAll, type Row } from './rows.ts';

const MANY = 45;

/** How long a teacher's photo takes while a parent sends 45 of the largest pictures at once. */
export async function measureUploads(dataDir: string): Promise<Row[]> {
  const { server, stop } = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, []));
  try {
    const world = await makeCenter({ server }, { families: 1 });
    const app = await createApp(server);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const signIn = (audience: 'staff' | 'parent', accountId: number) =>
      signedIn({ server, origin } as Parameters<typeof signedIn>[0], audience, { centerId: world.centerId, accountId });
    const parent = await signIn('parent', world.families[0]?.guardianId ?? 0);
    const teacher = await signIn('staff', world.staff['Lead Teacher']);
    const [large, small] = [await largest(), await photograph({ width: 4000, height: 3000 })];
    await teacher.upload('/api/uploads', small, 'first.jpg');

    const many = Array.from({ length: MANY }, (_, n) => parent.upload('/api/uploads', large, `${n}.png`));
    // All of them have been sent then, and the first is at work.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const began = performance.now();
    const { status } = await teacher.upload('/api/uploads', small, 'teacher.jpg');
    const seconds = (performance.now() - began) / 1000;
    if (status !== 201) throw new Error(`upload: ${status}`);
    await Promise.allSettled(many);
    await app.close();
    return [atMost(`a teacher's photo while a parent sends ${MANY} of 7000 × 7000 pixels`, seconds, 5, 's', 1)];
  } finally {
    await stop();
  }
}

async function largest(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888888' } });
  return Uint8Array.from(await picture.png().toBuffer());
}

// `node bench/uploads.ts` measures this alone.
if (import.meta.main) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-bench-'));
  process.exitCode = (await printAll('uploads', () => measureUploads(dataDir))) ? 0 : 1;
  await rm(dataDir, { recursive: true, force: true });
}
