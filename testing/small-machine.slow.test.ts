import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/domains/accounts/demonstration.ts';
import { ROOT } from '#server/root.ts';
import { Client } from './client.ts';
import { newDataDir, temporaryFolder } from './embedded.ts';
import { memoryOf, nameOf, withChildren } from './process-memory.ts';
import { openSmallMachine } from './small-machine.ts';
import { until } from './until.ts';

// What is built, on a machine as small as a Raspberry Pi: one core and 1 GB. Nothing here depends on how fast it is.

const FAMILIES = 60;
/**
 * Megabytes of server, database and all that they start, together (PSS), where the kernel does not hold them to 1 GB: the system and its
 * disk cache need the rest. Where it does, it ends whoever takes more.
 */
const MOST = 700;
const DAY = { screens: ['day', 'frame', 'gallery'], lists: ['session', 'day', 'activities', 'attendance', 'notices'] };

const machine = openSmallMachine();
const held = machine.limit
  ? `held to ${machine.limit} MB by the kernel`
  : `with all memory, of which its processes take at most ${MOST} MB together`;

test.skipIf(process.platform !== 'linux')(
  `on one core, ${held}, it makes the demonstration, serves ${FAMILIES} families and their staff, and is backed up`,
  async () => {
    onTestFinished(() => machine.remove());
    const dataDir = newDataDir();
    const env = {
      ...{ PATH: process.env.PATH, PORT: '0' },
      ...{ LARKHOUSE_DATA: dataDir, LARKHOUSE_BACKUP: temporaryFolder() },
    };
    const server = begin(['--max-semi-space-size=8', 'dist/server/main.js', '--demo'], env);
    const watched = watch();
    watched.add(server.child);
    const origin = await server.says(/ is ready at (\S+)\n/);

    const families = await parentsIn(dataDir);
    expect(families).toHaveLength(FAMILIES);
    const refused: string[] = [];
    await Promise.all(inTurns(families, 4).map((some) => openDays(origin, some, refused)));
    await workInRooms(origin, refused);

    const backup = begin(['scripts/backup.ts', '--demo'], env);
    watched.add(backup.child);
    expect(await backup.says(/: .+, (\d+) rows, /)).toMatch(/^\d{4,}$/);
    expect(await backup.ended()).toBe(0);

    expect((await new Client(origin).get('/readyz')).status).toBe(200);
    expect(machine.killed()).toBe(0);
    if (!machine.limit) expect(watched.most()).toBeLessThanOrEqual(MOST);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
  },
);

/** A program of Node in the small machine; killed at the end of the test. */
function begin(args: readonly string[], env: NodeJS.ProcessEnv) {
  const [command = '', ...rest] = machine.within([process.execPath, ...args]);
  const child = spawn(command, rest, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return {
    child,
    says: (words: RegExp) => until(() => words.exec(said)?.[1], 900_000),
    ended: async () => (await gone)[0] as number | null,
  };
}

/** Looks again and again at what the programs and all that they started take together. */
function watch() {
  const programs: ChildProcess[] = [];
  let most = 0;
  let parts = '';
  const look = () => {
    const each = programs
      .flatMap(({ pid = 0, exitCode }) => (exitCode === null ? withChildren(pid) : []))
      .map((pid) => ({ name: nameOf(pid), megabytes: memoryOf([pid]).proportional }));
    const all = each.reduce((sum, { megabytes }) => sum + megabytes, 0);
    if (all <= most) return;
    most = all;
    parts = each.map(({ name, megabytes }) => `${megabytes.toFixed(0)} ${name}`).join(', ');
  };
  const timer = setInterval(look, 200);
  onTestFinished(() => {
    clearInterval(timer);
    process.stdout.write(`At most ${most.toFixed(0)} MB: ${parts}\n`);
  });
  return { add: (child: ChildProcess) => programs.push(child), most: () => most };
}

interface Parent {
  readonly email: string;
  readonly childId: number;
}

/** A parent of each of so many children, each another one. */
async function parentsIn(dataDir: string): Promise<Parent[]> {
  const note = readFileSync(path.join(dataDir, 'database', 'pg', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host: note[4], port: 5432, user: 'postgres', database: 'larkhouse' });
  await client.connect();
  const { rows } = await client.query<{ email: string; childId: string }>(
    `select email, min(child_id)::text as "childId" from guardian g
      join guardianship s on s.center_id = g.center_id and s.guardian_id = g.id and s.ended_at is null
      where password_hash is not null group by g.center_id, g.id, email order by email limit ${FAMILIES}`,
  );
  await client.end();
  return rows.map(({ email, childId }) => ({ email, childId: Number(childId) }));
}

/** Dealt out like cards. */
const inTurns = <T>(all: readonly T[], hands: number): T[][] =>
  Array.from({ length: hands }, (_, hand) => all.filter((_one, at) => at % hands === hand));

/** Each parent signs in, and their day's screens ask what they ask. */
async function openDays(origin: string, parents: readonly Parent[], refused: string[]): Promise<void> {
  for (const { email, childId } of parents) {
    const parent = new Client(origin);
    const read = async (address: string) => noteRefused(refused, address, await parent.get(address));
    const body = { email, password: DEMO_PASSWORD, rememberMe: false };
    noteRefused(refused, `sign-in of ${email}`, await parent.post('/api/parent-accounts/login', body));
    for (const screen of DAY.screens) await read(`/api/parent/first-reads?screen=${screen}&child=${childId}`);
    for (const list of DAY.lists) await read(`/api/parent/${list}`);
    const { body: photos } = await parent.get<{ thumbnailUrl: string | null }[]>('/api/gallery');
    for (const { thumbnailUrl } of photos.slice(0, 3)) if (thumbnailUrl) await read(thumbnailUrl);
  }
}

/** The office checks children in, and looks at the room board after each. */
async function workInRooms(origin: string, refused: string[]): Promise<void> {
  const director = new Client(origin);
  await director.post('/api/auth/login', {
    email: 'director@larkhouse.test',
    password: DEMO_PASSWORD,
    rememberMe: false,
  });
  const { body: session } = await director.get<{ today: string }>('/api/auth/status');
  const enrolled = async () => {
    const { body } = await director.get<{ id: number; enrolledOn: string }[]>('/api/children');
    // Whoever comes later can't be checked in.
    return body.filter(({ enrolledOn }) => enrolledOn <= session.today);
  };
  const child = { firstName: 'Ada', lastName: 'Birch', dateOfBirth: '2014-01-01', room: 'Toddler Room', allergies: '' };
  for (let count = (await enrolled()).length; count < FAMILIES; count += 1)
    noteRefused(refused, 'enrollment', await director.post('/api/children', child));
  const children = await enrolled();
  const { body: rooms } = await director.get<{ id: number }[]>('/api/rooms');
  expect(rooms.length).toBeGreaterThan(0);
  // Long before the demonstration's first day nobody was checked in.
  const visit = { date: '2015-03-02', checkInTime: '07:25', checkInBy: 'Parent', status: 'present' };
  for (const { id: childId } of children.slice(0, FAMILIES)) {
    noteRefused(refused, 'check-in', await director.post('/api/attendance', { ...visit, childId }));
    const room = rooms[childId % rooms.length];
    for (const address of ['/api/first-reads?screen=room', `/api/rooms/${room?.id}/log`])
      noteRefused(refused, address, await director.get(address));
  }
  expect(refused).toEqual([]);
  const { body: days } = await director.get<unknown[]>(`/api/attendance?date=${visit.date}`);
  expect(days).toHaveLength(FAMILIES);
}

function noteRefused(refused: string[], what: string, { status, text }: { status: number; text: string }): void {
  if (status >= 300) refused.push(`${what} was answered ${status} ${text.slice(0, 200)}`);
}
