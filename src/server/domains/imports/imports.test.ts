import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import { runJobs } from '../../../../testing/jobs.ts';
import { firstOf, type Scene, startScene } from '../../../../testing/scene.ts';
import { until } from '../../../../testing/until.ts';
import { ROLES } from '../../../../testing/world.ts';
import { startJobs } from '../../jobs/worker.ts';
import { runImport } from './jobs.ts';
import { readTable } from './table.ts';

interface RowError {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}
interface Preview {
  readonly rows: number;
  readonly errors: RowError[];
  readonly skipped: number;
  readonly sample: Record<string, string>[];
  readonly unknownColumns: string[];
}
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}
interface Progress {
  readonly status: string;
  readonly done: number;
  readonly total: number;
  readonly errors: RowError[];
}
interface ChildRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly allergies: string;
  readonly room: string;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

const preview = (kind: string, csv: string, client = director, more: object = {}) =>
  client.post<Preview & Refused>('/api/imports/preview', { kind, csv, ...more });
const ask = (kind: string, csv: string, client = director, more: object = {}) =>
  client.post<{ id: number } & Refused>('/api/imports', { kind, csv, ...more });
const skipping = { skipExisting: true };
const progress = async (id: number) => (await director.get<Progress>(`/api/imports/${id}`)).body;
const run = (importId: number) =>
  runImport({
    server: scene.larkhouse.server,
    centerId: scene.world.centerId,
    input: { importId },
    attempt: 1,
  });
async function imported(kind: string, csv: string): Promise<Progress> {
  const { status, body } = await ask(kind, csv);
  expect([status, body.message]).toEqual([201, undefined]);
  await run(body.id);
  return progress(body.id);
}
const exported = async (kind: string) => (await director.get<{ csv: string }>(`/api/exports/${kind}`)).body.csv;
const children = async () => (await director.get<ChildRow[]>('/api/children')).body;
const named = async (lastName: string) => (await children()).filter((child) => child.lastName === lastName);
const CHILDREN = 'firstName,lastName,dateOfBirth,room,allergies';
const lines = (count: number, lineOf: (n: number) => string, header = CHILDREN) =>
  [header, ...Array.from({ length: count }, (_, n) => lineOf(n))].join('\n');

describe('a spreadsheet with mistakes', () => {
  const bad = (n: number) => n % 166 === 100;
  const csv = lines(5000, (n) =>
    bad(n)
      ? ([`,Many,2023-05-01,Toddler Room,`, `Kid,Many,01.05.2023,Toddler Room,`, `Kid,Many,2023-05-01,Moon Room,`][
          n % 3
        ] ?? '')
      : `Kid ${n},Many,2023-05-01,Toddler Room,`,
  );

  test('of 5,000 rows names every bad one by its line, and writes nothing', async () => {
    const { status, body } = await preview('children', csv);
    expect([status, body.rows]).toEqual([200, 5000]);
    expect(body.errors).toHaveLength(30);
    const expected = Array.from({ length: 5000 }, (_, n) => n).filter(bad);
    expect(body.errors.map(({ line }) => line)).toEqual(expected.map((n) => n + 2));
    expect(new Set(body.errors.map(({ field, message }) => `${field}: ${message}`))).toEqual(
      new Set([
        'firstName: First name is required',
        'dateOfBirth: Enter a date as YYYY-MM-DD',
        'room: There is no room with this name for children',
      ]),
    );
    expect(body.sample).toHaveLength(5);

    const refused = await ask('children', csv);
    expect(refused).toMatchObject({
      status: 422,
      body: { message: '30 rows have errors; nothing was imported', fields: { csv: expect.any(String) } },
    });
    expect(await named('Many')).toEqual([]);
    expect(await scene.rows('select from import_run')).toEqual([]);
    expect(await scene.rows("select from outbox where task = 'run-import'")).toEqual([]);
  });

  test.each([
    ['', 'The file is empty'],
    ['name,age\nMia,3', 'The first line must name the columns: firstName, lastName,'],
    ['firstName,lastName\n"Mia,Lopez', 'This file could not be read as CSV.'],
    [lines(20_001, () => 'a,b,c,d,e'), 'At most 20,000 rows can be imported at once'],
  ])('that is none is refused with what is wrong (%#)', async (text, message) => {
    for (const answer of [await preview('children', text), await ask('children', text)]) {
      expect(answer).toMatchObject({ status: 422, body: { fields: { csv: expect.stringContaining(message) } } });
    }
    expect((await preview('cameras', CHILDREN)).status).toBe(422);
  });
});

describe('how a file may be written', () => {
  test('with semicolons, a byte order mark, quoted line breaks, headings as people write them', async () => {
    const csv = [
      '\uFEFFFirst Name;Last name;date_of_birth;ROOM;Allergies;Shoe size',
      'Zoë;Format;2023-05-01;Toddler Room;"Peanuts; eggs',
      'and ""sesame""";22',
      '',
      ';Format;2023-05-01;Toddler Room;;',
      ';Format;2023-05-01;Toddler Room;"two',
      'lines";',
    ].join('\r\n');
    const { body } = await preview('children', csv);
    expect(body).toMatchObject({
      rows: 3,
      unknownColumns: ['Shoe size'],
      errors: [
        { line: 5, field: 'firstName', message: 'First name is required' },
        { line: 6, field: 'firstName', message: 'First name is required' },
      ],
    });
    await imported('children', csv.split('\r\n').slice(0, 3).join('\r\n'));
    expect(await named('Format')).toMatchObject([
      { firstName: 'Zoë', allergies: 'Peanuts; eggs\nand "sesame"', room: 'Toddler Room' },
    ]);
  });

  test('with tabs', async () => {
    const csv = `${CHILDREN}\nTim,Tabs,2023-05-01,Toddler Room,`.replaceAll(',', '\t');
    expect(await imported('children', csv)).toMatchObject({ status: 'done', done: 1, total: 1, errors: [] });
    expect(await named('Tabs')).toHaveLength(1);
  });
});

describe('an import', () => {
  test('tells how far it has come, shows nothing until it ends, and then everything', async () => {
    const csv = lines(250, (n) => `Kid ${n},Whole,2023-05-01,${n === 150 ? 'Preschool Room' : 'Toddler Room'},`);
    const inTheWay = await scene.openTransaction();
    await inTheWay.query("select from room where name = 'Preschool Room' for update");
    const { id } = (await ask('children', csv)).body;
    expect(await progress(id)).toMatchObject({ status: 'waiting', done: 0, total: 250 });
    const jobs = await startJobs(scene.larkhouse.server);
    try {
      await inTheWay.untilAwaited();
      expect(await progress(id)).toMatchObject({ status: 'running', done: 100, total: 250 });
      expect(await named('Whole')).toEqual([]);
      await inTheWay.query('rollback');
      await until(async () => (await progress(id)).status === 'done');
    } finally {
      await jobs.stop();
    }
    expect(await progress(id)).toMatchObject({ status: 'done', done: 250, total: 250, errors: [] });
    expect(await named('Whole')).toHaveLength(250);
    await run(id);
    expect(await named('Whole')).toHaveLength(250);
  });

  test('leaves nothing behind when a row has become wrong meanwhile, and names it', async () => {
    const staff = 'firstName,lastName,role,room,phone,email';
    const csv = lines(3, (n) => `New ${n},Late,Nurse,,555,late-${n}@maple.test`, staff);
    const { id } = (await ask('staff', csv)).body;
    const rival = {
      firstName: 'R',
      lastName: 'Rival',
      role: 'Nurse',
      room: null,
      phone: '5',
      email: 'LATE-1@maple.test',
    };
    expect((await director.post('/api/staff', rival)).status).toBe(201);
    await run(id);
    expect(await progress(id)).toMatchObject({
      status: 'failed',
      errors: [{ line: 3, field: 'email', message: 'A staff member with this email already exists' }],
    });
    expect(await scene.rows("select from staff where last_name = 'Late'")).toEqual([]);
  });

  test('keeps the file no longer than it needs it, and never readable', async () => {
    const csv = lines(1, () => 'Secretia,Sealed,2023-05-01,Toddler Room,Bees');
    const { id } = (await ask('children', csv)).body;
    const text = async () =>
      (
        await scene.rows<{ text: string; csv: unknown }>(
          'select i::text as text, csv_sealed as csv from import_run i where id = $1',
          id,
        )
      )[0];
    expect((await text())?.csv).not.toBeNull();
    expect((await text())?.text).not.toContain(Buffer.from('Secretia').toString('hex'));
    await run(id);
    expect((await text())?.csv).toBeNull();
  });
});

describe('guardians', () => {
  const GUARDIANS =
    'firstName,lastName,email,phoneNumber,relationship,mayPickUp,childFirstName,childLastName,childDateOfBirth';
  const child = (firstName: string, dateOfBirth: string) => `${firstName},Match,${dateOfBirth},Toddler Room,`;
  beforeAll(async () => {
    const csv = [CHILDREN, child('Ida', '2023-05-01'), child('Twin', '2023-01-01'), child('Twin', '2022-01-01')];
    await imported('children', csv.join('\n'));
  });
  const guardiansOf = async (childId: number) =>
    (await director.get<{ guardians: Record<string, unknown>[] }>(`/api/children/${childId}/profile`)).body.guardians;

  test('are matched to their children by name, and by birthday where a name is there twice', async () => {
    const csv = [
      GUARDIANS,
      'Eva,Match,eva@families.test,555,mother,yes,IDA,match,',
      'Uwe,Match,,,uncle,no,Twin,Match,2022-01-01',
    ].join('\n');
    expect(await imported('guardians', csv)).toMatchObject({ status: 'done', done: 2 });
    const all = await named('Match');
    const of = (firstName: string, at: number) => all.filter((row) => row.firstName === firstName)[at]?.id ?? 0;
    expect(await guardiansOf(of('Ida', 0))).toMatchObject([
      { name: 'Eva Match', relationship: 'mother', mayPickUp: true, email: 'eva@families.test', hasAccount: false },
    ]);
    const twins = await Promise.all([of('Twin', 0), of('Twin', 1)].map(guardiansOf));
    expect(twins.flat()).toMatchObject([{ name: 'Uwe Match', relationship: 'uncle', mayPickUp: false, email: null }]);
  });

  test.each([
    ['A,B,a@b.test,,,,Nobody,Match,', 'childFirstName', 'There is no enrolled child with this name'],
    ['A,B,a@b.test,,,,Twin,Match,', 'childDateOfBirth', 'Several children have this name; say the date of birth'],
    ['A,B,nobody,,,,Ida,Match,', 'email', 'Invalid email address'],
    ['A,B,a@b.test,,,perhaps,Ida,Match,', 'mayPickUp', 'Say yes or no'],
    ['A,B,EVA@families.test,,,,Twin,Match,2022-01-01', 'email', 'A guardian with this email has another name'],
    [
      'Eva,Match,EVA@families.test,556,,,Twin,Match,2022-01-01',
      'phoneNumber',
      'A guardian with this email has another phone number',
    ],
    ['Eva,MATCH,EVA@families.test,,,,Ida,Match,', 'firstName', 'Already a guardian of this child'],
    ['Uwe,Match,,,,,Twin,Match,2022-01-01', 'firstName', 'Already a guardian of this child'],
  ])('a bad line is named: %s', async (line, field, message) => {
    const { body } = await preview('guardians', `${GUARDIANS}\n${line}`);
    expect(body.errors).toEqual([{ line: 2, field, message }]);
  });
});

describe('siblings', () => {
  const GUARDIANS = 'firstName,lastName,email,phoneNumber,relationship,mayPickUp,childFirstName,childLastName';
  const sibling = (name: string) => `${name},Sibling,2023-05-01,Toddler Room,`;
  const guardians = () =>
    scene.rows<{
      children: number;
    }>(`select (select count(*)::int from guardianship s where s.guardian_id = g.id) as children
      from guardian g where email_key = 'sib@families.test'`);
  beforeAll(() => imported('children', [CHILDREN, sibling('Ann'), sibling('Ben'), sibling('Cleo')].join('\n')));

  test('share one guardian: the lines of one e-mail are one person, here already or not', async () => {
    const line = (child: string, email = 'sib@families.test', phone = '555-0101') =>
      `Sue,Sibling,${email},${phone},mother,yes,${child},Sibling`;
    const both = [GUARDIANS, line('Ann'), line('Ben', 'SIB@families.test', '555 0101')].join('\n');
    expect(await imported('guardians', both)).toMatchObject({ status: 'done', done: 2, total: 2 });
    expect(await guardians()).toEqual([{ children: 2 }]);
    expect((await preview('guardians', both)).body.errors.map(({ message }) => message)).toEqual(
      Array(2).fill('Already a guardian of this child'),
    );
    const more = [both, line('Cleo', 'sib@families.test', '')].join('\n');
    const { body } = await ask('guardians', more, director, skipping);
    await runJobs(scene, 'run-import');
    expect(await progress(body.id)).toMatchObject({ status: 'done', done: 1, total: 1 });
    expect(await guardians()).toEqual([{ children: 3 }]);
  });

  test('with contradicting lines are refused, within the file too', async () => {
    const csv = [
      GUARDIANS,
      'Kim,Sibling,kim@families.test,555,aunt,yes,Ann,Sibling',
      'Tim,Sibling,kim@families.test,556,aunt,yes,Ben,Sibling',
      'Kim,Sibling,kim@families.test,,aunt,yes,Ann,Sibling',
    ].join('\n');
    expect((await preview('guardians', csv)).body.errors).toEqual([
      { line: 3, field: 'email', message: 'A guardian with this email has another name' },
      { line: 3, field: 'phoneNumber', message: 'A guardian with this email has another phone number' },
      { line: 4, field: 'firstName', message: 'Already a guardian of this child' },
    ]);
    expect((await ask('guardians', csv)).status).toBe(422);
  });
});

describe('children who are enrolled already', () => {
  const csv = lines(3, (n) => `Kid ${n},Again,2023-05-01,Toddler Room,`);

  test('are named, and not enrolled twice', async () => {
    await imported('children', csv);
    const twice = `${csv.toUpperCase().replace(/^[^\n]*/, CHILDREN)}\nNew,Again,2023-05-01,Toddler Room,`;
    expect((await preview('children', twice)).body.errors).toEqual(
      [2, 3, 4].map((line) => ({ line, field: 'firstName', message: 'Already enrolled' })),
    );
    expect((await ask('children', twice)).status).toBe(422);
    expect((await preview('children', twice, director, skipping)).body).toMatchObject({
      errors: [],
      skipped: 3,
      rows: 4,
    });
    const { body } = await ask('children', twice, director, skipping);
    await runJobs(scene, 'run-import');
    expect(await progress(body.id)).toMatchObject({ status: 'done', done: 1, total: 1 });
    expect(await named('Again')).toHaveLength(4);
  });

  test('twice in one file are named; a namesake with another birthday is not', async () => {
    const file = [
      CHILDREN,
      'Eli,Once,2023-05-01,Toddler Room,',
      'ELI,once,2023-05-01,Toddler Room,',
      'Eli,Once,2022-05-01,Toddler Room,',
    ].join('\n');
    expect((await preview('children', file)).body.errors).toEqual([
      { line: 3, field: 'firstName', message: 'This child is in the file twice' },
    ]);
  });
});

test('a big uneven file lets other requests through while it is read', async () => {
  const csv = lines(
    5000,
    (n) => `Kid ${n},Uneven,2023-05-01,Toddler Room,"${'a, b\n'.repeat(n % 90)}"${','.repeat(n % 7)}`,
  );
  const turns: string[] = [];
  const reading = readTable('children', csv).then(() => turns.push('read'));
  for (let turn = 0; !turns.includes('read') && turn < 10_000; turn += 1) {
    await setImmediate();
    turns.push('another');
  }
  await reading;
  expect(turns.filter((turn) => turn === 'another').length).toBeGreaterThan(50);
});

test('staff come without activation: no password, no mail', async () => {
  const mails = async () => (await scene.rows('select from mail')).length;
  const before = await mails();
  const csv = 'firstName,lastName,role,room,phone,email\nNia,Import,Nurse,,555,nia@maple.test';
  expect(await imported('staff', csv)).toMatchObject({ status: 'done', done: 1 });
  const { body } = await director.get<{ email: string }[]>('/api/staff');
  expect(body.find(({ email }) => email === 'nia@maple.test')).toMatchObject({
    accountStatus: 'invited',
    role: 'Nurse',
  });
  expect(await mails()).toBe(before);
  const twice = `${csv}\nOla,Import,Wizard,Moon,555,NIA@maple.test`;
  expect((await preview('staff', twice)).body.errors.map(({ line, field }) => [line, field])).toEqual([
    [2, 'email'],
    [3, 'role'],
    [3, 'room'],
    [3, 'email'],
  ]);
});

describe('an export', () => {
  test('makes text of what a spreadsheet would run', async () => {
    const allergies = ['=1+1', '+1', '-1', '@SUM(A1)'];
    const csv = lines(4, (n) => `F ${n},Formula,2023-05-01,Toddler Room,${allergies[n]}`);
    await imported('children', csv);
    expect((await named('Formula')).map((row) => row.allergies)).toEqual(allergies);
    const text = await exported('children');
    for (const allergy of allergies) expect(text).toContain(`,'${allergy},`);
    expect(text).not.toMatch(/(^|[,"\n])[=+@-]/m);
  });

  test('is a file to import, with everything in it', async () => {
    const file = await exported('children');
    expect(await preview('children', file, director, skipping)).toMatchObject({
      status: 200,
      body: { errors: [], unknownColumns: [], skipped: (await children()).length },
    });
    const known = await named('Formula');
    const [header = '', ...rest] = file.split('\n');
    const again = rest.filter((line) => line.includes(',Formula,'));
    await imported('children', [header, ...again].join('\n').replaceAll(',Formula,', ',Formula Two,'));
    const copies = await named('Formula Two');
    const shown = (rows: ChildRow[]) => rows.map(({ firstName, allergies, room }) => [firstName, allergies, room]);
    expect(shown(copies)).toEqual(shown(known));
  });
});

test('moving lists in and out is for the Director, and written down', async () => {
  const others = await Promise.all(ROLES.filter((role) => role !== 'Director').map((role) => scene.as(role)));
  const csv = `${CHILDREN}\nTry,Outsider,2023-05-01,Toddler Room,`;
  const [run] = await scene.rows<{ id: number }>('select id from import_run limit 1');
  for (const client of [...others, await scene.parentOf(firstOf(scene.world.families))]) {
    expect((await preview('children', csv, client)).status).toBe(403);
    expect((await ask('children', csv, client)).status).toBe(403);
    expect((await client.get(`/api/imports/${run?.id}`)).status).toBe(403);
    for (const kind of ['children', 'guardians', 'staff']) {
      expect((await client.get(`/api/exports/${kind}`)).status).toBe(403);
    }
  }
  expect((await director.get('/api/imports/999999')).status).toBe(404);
  expect((await director.get('/api/exports/cameras')).status).toBe(422);
  const log = await scene.rows<{ action: string }>("select distinct action from audit where action ~ 'import|export'");
  expect(log.map(({ action }) => action).sort()).toEqual(['export', 'import', 'request import']);
});

test('a row that spills over the last column is refused with its line; empty cells behind it are not', async () => {
  const { status, body } = await preview('children', `${CHILDREN}\nMia,Spill,2023-05-04,Toddler Room,Nuts,eggs`);
  expect([status, body.fields?.csv]).toEqual([422, expect.stringContaining('Line 2 has more cells')]);
  expect((await preview('children', `${CHILDREN}\nMia,Fits,2023-05-04,Toddler Room,Nuts,,`)).body.errors).toEqual([]);
});
