import { expect, test } from 'vitest';
import { isRunning } from '../embedded.ts';
import { EventStream } from '../event-stream.ts';
import { type Installation, setUpInstallation } from './installation.ts';
import { missing, startWriting } from './writers.ts';

test('fifty stops under load cut no request, send streams away and end with 0', async () => {
  await stopUnderLoad(50);
});

/** Stops and starts an application, `times` altogether, while check-ins are written and streams are open; nothing may be cut. */
async function stopUnderLoad(times: number): Promise<void> {
  const { installation, director } = await setUpInstallation();
  const writing = await startWriting(installation, director);
  for (let time = 0; time < times; time += 1) {
    await writing.untilMore(10 + Math.floor(Math.random() * 20));
    const stream = await EventStream.open(director.at(installation.origin));
    await stop(installation);
    expect(stream.whole).toMatch(/retry: \d+\n\n$/);
    await installation.start();
  }
  await writing.untilMore(20);
  await writing.stop();
  expect(writing.surprises).toEqual([]);
  expect(writing.cut).toEqual([]);
  expect(await missing(installation, director, writing.acknowledged)).toEqual({ missing: [], twice: 0 });
}

/** Stops it as a service manager does, and sees that it leaves nothing behind. */
async function stop(installation: Installation): Promise<void> {
  const database = installation.databasePid();
  installation.app.process.kill('SIGTERM');
  expect(await installation.app.ended).toEqual({ code: 0, complaint: '' });
  expect(isRunning(database)).toBe(false);
}
