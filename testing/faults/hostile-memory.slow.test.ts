import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hostileFiles } from '../hostile-files.ts';
import { peakMegabytes, pictureProcessOf } from '../picture-process.ts';
import { setUpInstallation } from './installation.ts';

const MOST_MB = 300;
const AT_ONCE = 4;

/** Pictures as large as they are taken in, and larger ones, of the kinds that take most memory to read. */
async function largePictures() {
  const of = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 5 } } });
  const made = {
    'turned.jpg': of(7000).jpeg({ quality: 60 }).withMetadata({ orientation: 6 }),
    'progressive.jpg': of(7000).jpeg({ quality: 40, progressive: true }),
    'whole.jpg': of(4900).jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' }),
    'tall.jpg': of(3000, 16_000).jpeg({ quality: 60 }),
    'large.png': of(7000).blur(5).png({ palette: true }),
    'interlaced.png': of(4900).blur(5).png({ progressive: true }),
    'large.webp': of(4300).webp({ effort: 0 }),
    'larger.webp': of(7000).blur(5).webp({ effort: 0 }),
    'large.avif': of(2800).avif({ effort: 0 }),
    'larger.avif': of(7000).blur(5).avif({ effort: 0 }),
    'large.gif': of(4900).blur(5).gif(),
  };
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const [name, picture] of Object.entries(made)) {
    files.push({ name, bytes: Uint8Array.from(await picture.toBuffer()) });
  }
  return files;
}

test.skipIf(process.platform !== 'linux')(
  `the server and the process that reads pictures stay within ${MOST_MB} MB each while they take in hostile files and the largest pictures, ${AT_ONCE} at once`,
  async () => {
    const { installation, director } = await setUpInstallation();
    const large = await largePictures();
    const waiting = [...(await hostileFiles()), ...large, ...large];
    const turns = waiting[Symbol.iterator]();
    const server = installation.app.process.pid ?? 0;
    let reader = 0;
    const looking = setInterval(() => {
      reader = Math.max(reader, peakMegabytes(pictureProcessOf(server) ?? 0));
    }, 20);
    const statuses = new Set<number>();
    const turn = async () => {
      for (const { name, bytes } of turns) {
        statuses.add((await director.upload('/api/uploads', bytes, name)).status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, turn)).finally(() => clearInterval(looking));
    expect([...statuses].sort()).toEqual([201, 422]);
    expect((await director.get('/readyz')).status).toBe(200);
    expect(reader).toBeGreaterThan(0);
    const peaks = { server: peakMegabytes(server), reader };
    expect(Math.max(peaks.server, peaks.reader), JSON.stringify(peaks)).toBeLessThan(MOST_MB);
  },
);
