import { expect } from 'vitest';
import { until } from '../until.ts';
import { setUpInstallation } from './installation.ts';
import { missing, startWriting } from './writers.ts';

/** Kills the application and its database in turn, `times` altogether, while check-ins are written; nothing acknowledged may be lost. */
export async function killWhileWriting(times: number): Promise<void> {
  const { installation, director } = await setUpInstallation();
  const writing = await startWriting(installation, director);
  for (let kill = 0; kill < times; kill += 1) {
    await writing.untilMore(1 + Math.floor(Math.random() * 25));
    if (kill % 2 === 0) {
      await installation.killApp();
      await installation.start();
    } else {
      const killed = installation.databasePid();
      installation.killDatabase();
      await until(() => isBackAs(installation.databasePid, killed), 60_000);
    }
  }
  await writing.untilMore(20);
  await writing.stop();
  expect(writing.surprises).toEqual([]);
  expect(await missing(installation, director, writing.acknowledged)).toEqual({ missing: [], twice: 0 });
  expect(writing.acknowledged.length).toBeGreaterThan(times);
}

function isBackAs(databasePid: () => number, killed: number): boolean {
  try {
    return databasePid() !== killed;
  } catch {
    // The note of a server that is just starting.
    return false;
  }
}
