import { describe, expect, onTestFinished, test } from 'vitest';
import { fill, hasSmallDisks, smallDisk } from '../small-disk.ts';
import { randomBy } from '../spreadsheets/families.ts';
import { until } from '../until.ts';
import { setUpInstallation } from './installation.ts';
import { missing, startWriting } from './writers.ts';

const TIMES = 20;
const SEED = 19;

describe.skipIf(!hasSmallDisks)('a disk that fills up under writes', () => {
  test(`${TIMES} times: each is told, nothing acknowledged is lost, and it goes on by itself`, async () => {
    const { installation, director } = await setUpInstallation({}, (folder) =>
      onTestFinished(smallDisk(folder, 260_000)),
    );
    const writing = await startWriting(installation, director, 507);
    const random = randomBy(SEED);
    for (let time = 0; time < TIMES; time += 1) {
      await writing.untilMore(1 + Math.floor(random() * 25));
      const before = writing.awaited;
      const makeRoom = fill(installation.dataDir);
      await until(() => writing.awaited > before, 60_000);
      expect((await director.get('/readyz')).body).toMatchObject({ ok: false, obstacle: 'no-room' });
      makeRoom();
      await writing.untilMore(5);
      await until(async () => (await director.get('/readyz')).status === 200, 60_000);
    }
    await writing.stop();
    expect([writing.surprises, writing.lost]).toEqual([[], 0]);
    expect(await missing(installation, director, writing.acknowledged)).toEqual({ missing: [], twice: 0 });
  });
});
