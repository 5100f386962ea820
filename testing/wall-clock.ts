import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './embedded.ts';

/** Where Debian and others put it. */
const LIBRARY = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`,
  '/usr/lib64/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
].find((place) => existsSync(place));

/** Whether the clock of a running process can be set; Debian: `apt-get install libfaketime`. */
export const hasWallClock = LIBRARY !== undefined;
if (!hasWallClock) console.warn('There is no libfaketime here: what needs a clock that is set is skipped');

export interface WallClock {
  /** With it an application is started that this clock holds for, and for the database below it. */
  readonly env: NodeJS.ProcessEnv;
  /** From now on it is so many hours ahead of the machine's; what measures how long something takes goes on as ever. */
  set(hoursAhead: number): void;
}

/** A clock that can be set while a process runs, gone after the test. */
export function wallClock(): WallClock {
  const folder = temporaryFolder();
  const place = path.join(folder, 'ahead');
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: place,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  const starter = path.join(folder, 'setpriv');
  writeFileSync(starter, starterWith(Object.entries(env).map(([name, value]) => `${name}=${value}`)));
  chmodSync(starter, 0o755);
  const set = (hoursAhead: number) => {
    // In one step: nobody reads half a line.
    writeFileSync(`${place}.next`, `${hoursAhead < 0 ? '' : '+'}${hoursAhead}h\n`);
    renameSync(`${place}.next`, place);
  };
  set(0);
  return { env: { ...env, PATH: `${folder}:${process.env.PATH}` }, set };
}

/** The database gets an environment of its own. What starts it adds to that, as the account that the database runs as. */
const starterWith = (variables: readonly string[]) => `#!/bin/sh
PATH="\${PATH#*:}"
options=
while [ "\${1#--}" != "$1" ]; do
  options="$options $1"
  shift
done
exec setpriv $options \${1:+env ${variables.join(' ')}} "$@"
`;
