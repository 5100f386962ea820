import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { startScene } from '#testing/scene.ts';
import { runImport, takeBackImportTask } from './jobs.ts';

interface View {
  readonly id: number;
  readonly status: string;
  readonly message?: string;
  readonly columns: { readonly heading: string; readonly field: string | null }[];
  readonly missing: string[];
  readonly rooms: { readonly key: string; readonly choice: object | null }[];
  readonly result: object | null;
  readonly preview: null | {
    readonly counts: object;
    readonly wrong: {
      readonly line: number;
      readonly column: number | null;
      readonly field: string;
      readonly message: string;
    }[];
    readonly changed: {
      readonly changes: { readonly field: string; readonly before: string; readonly after: string }[];
    }[];
  };
}
interface Contact {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly relationship: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly saidBy: string | null;
  readonly version: number;
}
interface File {
  readonly contacts: Contact[];
  readonly languages: string[];
  readonly diet: string | null;
  readonly specialNeeds: string | null;
  readonly version: number;
}

const HEADINGS = 'Student First Name,Student Last Name,DOB,Classroom';
const FILE = `${HEADINGS},Languages,Diet,Special Needs,Physician,Physician Phone,Dentist Name,Dentist Phone,Preferred Hospital,Emergency Contacts,Student Address`;

/** A center with its Director, and what she does with spreadsheets. */
async function house() {
  const scene = await startScene();
  const { director } = scene;
  const job = (importId: number) => ({
    server: scene.larkhouse.server,
    centerId: scene.world.centerId,
    input: { importId },
    attempt: 1,
  });
  const upload = async (csv: string): Promise<View> => {
    const body = { fileName: 'list.csv', content: Buffer.from(csv).toString('base64') };
    const { status, body: view } = await director.post<View>('/api/imports', body);
    expect([status, view.message]).toEqual([201, undefined]);
    return view;
  };
  const start = async (id: number): Promise<View> => {
    const { status, body } = await director.post<View>(`/api/imports/${id}/start`, { wrong: 'refuse', changes: true });
    expect([status, body.message]).toEqual([200, undefined]);
    await runImport(job(id));
    return (await director.get<View>(`/api/imports/${id}`)).body;
  };
  const children = async () =>
    (await director.get<{ id: number; firstName: string; lastName: string }[]>('/api/children')).body;
  return {
    scene,
    director,
    upload,
    start,
    imported: async (csv: string) => start((await upload(csv)).id),
    takeBack: async (id: number) => {
      const asked = await director.post<View>(`/api/imports/${id}/take-back`);
      if (asked.status === 200) await takeBackImportTask(job(id));
      return asked.status;
    },
    exported: async (kind: string) => (await director.get<{ csv: string }>(`/api/exports/${kind}`)).body.csv,
    childId: async (lastName: string) => (await children()).find((child) => child.lastName === lastName)?.id ?? 0,
    fileOf: async (id: number, client: Client = director) => (await client.get<File>(`/api/children/${id}/file`)).body,
  };
}
type House = Awaited<ReturnType<typeof house>>;

let here: House;
beforeAll(async () => {
  here = await house();
});
afterAll(() => here.scene.stop());

/** The file without what the database numbers. */
const said = ({ contacts, languages, diet, specialNeeds }: File) => ({
  ...{ languages, diet, specialNeeds },
  contacts: contacts.map(({ kind, name, relationship, phoneNumber, address, saidBy }) =>
    [kind, name, relationship, phoneNumber, address, saidBy].filter(Boolean).join(' | '),
  ),
});

describe('the file of a child (imports-17)', () => {
  const row = `Mia,File,2022-05-01,Toddler Room,"Welsh, English",No pork,Wears glasses,Dr. Brill,555 010 1234,,,St. Mary’s,Rosa Dubois (grandmother) 555 010 4812; Ned New 555 010 4813,"4 Well Lane, Austin"`;

  test('comes in with its columns, each change in the audit log, and changes nothing when it comes again', async () => {
    const draft = await here.upload(`${FILE}\n${row}`);
    expect(draft.columns.map(({ field }) => field).slice(4)).toEqual([
      'languages',
      'diet',
      'specialNeeds',
      'doctorName',
      'doctorPhone',
      'dentistName',
      'dentistPhone',
      'hospitalName',
      'emergencyContacts',
      'homes',
    ]);
    expect(draft.preview).toMatchObject({ counts: { new: 1, leftOut: 0, later: 0 }, wrong: [] });
    const effects = await effectsIn(here.scene, async () => {
      expect(await here.start(draft.id)).toMatchObject({ status: 'done', result: { new: 1 } });
    });
    for (const action of ['edit child file', 'add child contact'])
      expect(effects.join('\n')).toContain(`audit ${action}`);
    expect(said(await here.fileOf(await here.childId('File')))).toEqual({
      languages: ['Welsh', 'English'],
      diet: 'No pork',
      specialNeeds: 'Wears glasses',
      contacts: [
        'emergency | Rosa Dubois | grandmother | 555 010 4812',
        'emergency | Ned New | 555 010 4813',
        'doctor | Dr. Brill | 555 010 1234',
        'hospital | St. Mary’s',
        'home | 4 Well Lane | 4 Well Lane, Austin',
      ],
    });
    expect((await here.upload(`${FILE}\n${row}`)).preview?.counts).toMatchObject({ new: 0, changed: 0, same: 1 });
  });

  test('is shown before and after; what is empty stays, nobody is taken out, and it is taken back as a whole', async () => {
    const childId = await here.childId('File');
    const before = await here.fileOf(childId);
    const next = `Mia,File,2022-05-01,Toddler Room,,No pork and no eggs,,Dr. New,555 010 7777,,,,Ned New 555 010 9999; Rosa Dubois 555 010 4812,`;
    const { id, preview } = await here.upload(`${FILE}\n${next}`);
    expect(preview?.changed[0]?.changes).toEqual([
      { field: 'diet', before: 'No pork', after: 'No pork and no eggs' },
      {
        field: 'emergencyContacts',
        before: 'Rosa Dubois (grandmother) 555 010 4812; Ned New 555 010 4813',
        after: 'Ned New 555 010 9999; Rosa Dubois (grandmother) 555 010 4812',
      },
      {
        field: 'doctor',
        before: 'Dr. Brill 555 010 1234',
        after: 'Dr. New 555 010 7777; Dr. Brill 555 010 1234',
      },
    ]);
    const effects = await effectsIn(here.scene, () => here.start(id));
    for (const action of ['edit child contact', 'add child contact', 'order child contacts'])
      expect(effects.join('\n')).toContain(`audit ${action}`);
    expect(effects.join('\n')).toContain('tell children');
    expect(said(await here.fileOf(childId))).toMatchObject({
      languages: ['Welsh', 'English'],
      diet: 'No pork and no eggs',
      contacts: [
        'emergency | Ned New | 555 010 9999',
        'emergency | Rosa Dubois | grandmother | 555 010 4812',
        'doctor | Dr. New | 555 010 7777',
        'doctor | Dr. Brill | 555 010 1234',
        expect.any(String),
        expect.any(String),
      ],
    });
    const back = await effectsIn(here.scene, async () => expect(await here.takeBack(id)).toBe(200));
    expect(back.join('\n')).toContain('audit remove child contact');
    const after = await here.fileOf(childId);
    expect(said(after)).toEqual(said(before));
    expect(after.contacts.map((one) => one.id)).toEqual(before.contacts.map((one) => one.id));
  });

  test('keeps an import from being taken back once somebody has changed it, and goes with a child that came in', async () => {
    const { id } = await here.imported(`${HEADINGS},Doctor\nTed,Taken,2022-05-01,Toddler Room,Dr. Brill 555 010 1234`);
    const childId = await here.childId('Taken');
    const [doctor] = (await here.fileOf(childId)).contacts;
    expect(doctor).toMatchObject({ name: 'Dr. Brill', phoneNumber: '555 010 1234' });
    const url = `/api/children/${childId}/file/contacts/${doctor?.id}`;
    await here.director.patch(url, { note: 'Rings twice', version: doctor?.version });
    expect(await here.takeBack(id)).toBe(409);
    const other = await here.imported(`${HEADINGS},Doctor\nTia,Gone,2022-05-01,Toddler Room,Dr. Brill 555 010 1234`);
    const gone = await here.childId('Gone');
    expect(await here.takeBack(other.id)).toBe(200);
    expect(await here.scene.rows('select from child_contact where child_id = $1', gone)).toEqual([]);
  });

  test.each([
    ['Emergency Contacts', 'Rosa', 'emergencyContacts', 'Enter a phone number'],
    ['Emergency Contacts', '555 010 1234', 'emergencyContacts', 'Enter a name'],
    ['Doctor', 'Dr. Brill', 'doctorName', 'Enter a phone number or an address'],
    ['Languages', 'a,b,c,d,e,f,g,h,i', 'languages', 'At most 8 languages'],
    ['Diet', 'x'.repeat(1001), 'diet', 'Must be at most 1000 characters'],
    ['Homes', `At Mum’s (${'x'.repeat(61)}): 4 Well Lane`, 'homes', 'Must be at most 60 characters'],
  ])('names a cell that is wrong: %s', async (heading, cell, field, message) => {
    const { preview } = await here.upload(`${HEADINGS},${heading}\nKid,Bad,2023-02-01,Toddler Room,"${cell}"`);
    expect(preview?.wrong).toMatchObject([{ line: 2, column: 4, field, message }]);
  });

  test('names a phone that Excel made a number of, and a guardian who may not collect the child as whom to call', async () => {
    const doctor = await here.upload(
      `${HEADINGS},Doctor Name,Doctor Phone\nKid,Bad,2023-02-01,Toddler Room,Dr. Brill,5.12555E+09`,
    );
    expect(doctor.preview?.wrong).toMatchObject([{ line: 2, column: 5, field: 'doctorPhone' }]);
    const columns = 'Guardian 1 Name,Guardian 1 May Pick Up,Emergency Contacts';
    const barred = await here.upload(
      `${HEADINGS},${columns}\nKid,Bad,2023-02-01,Toddler Room,Otto Bad,no,Otto Bad 555 010 1234`,
    );
    expect(barred.preview?.wrong).toMatchObject([
      { line: 2, field: 'emergencyContacts', message: expect.stringContaining('may not pick up') },
    ]);
  });
});

describe('a guardian’s own word (child-file-2)', () => {
  test('stays theirs on the way to another center, and waits there until they are on the record', async () => {
    const away = await house();
    try {
      // A family of two homes: the mother's is none of the father's business.
      const families = `${HEADINGS},Guardian 1 Name,Guardian 2 Name\nIda,Apart,2022-05-01,Toddler Room,Ana Apart,Ben Apart`;
      await here.imported(families);
      const childId = await here.childId('Apart');
      const person = { firstName: 'Cleo', lastName: 'Apart', email: null, phoneNumber: null, address: null };
      const guardianId = await here.scene.inCenter((scope) =>
        addGuardian(scope, { ...person, passwordHash: 'none' }, [{ childId, relationship: 'mother' }]),
      );
      const centerId = here.scene.world.centerId;
      const mother = await signedIn(here.scene.larkhouse, 'parent', { centerId, accountId: guardianId });
      const add = (client: Client, body: object) => client.post(`/api/children/${childId}/file/contacts`, body);
      await add(mother, { kind: 'home', name: 'At Mum’s', address: '4 Well Lane', note: 'every other week' });
      await add(here.director, { kind: 'home', name: 'At Dad’s', address: '9 Hill Road' });
      await add(here.director, {
        kind: 'hospital',
        name: 'St. Mary’s',
        address: '1 Main Street',
        note: 'by ambulance',
      });
      await here.director.patch(`/api/children/${childId}/file`, { languages: ['Welsh'], diet: '=1+1' });

      const children = await here.exported('children');
      expect(children).toContain('At Mum’s: 4 Well Lane – every other week [Cleo Apart]; At Dad’s: 9 Hill Road');
      expect(children).toContain(",'=1+1,");
      // Where it is from it changes nothing.
      const same = await here.upload(children);
      expect(same.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(same.preview?.counts).toMatchObject({ new: 0, changed: 0, leftOut: 0, later: 0 });

      const first = await away.imported(children);
      expect(first).toMatchObject({ status: 'done', missing: [], result: { later: 1, leftOut: 0 } });
      const there = await away.childId('Apart');
      expect((await away.fileOf(there)).contacts.map(({ name }) => name)).toEqual(['St. Mary’s', 'At Dad’s']);
      await away.imported(await here.exported('guardians'));
      const second = await away.upload(children);
      expect(second.preview?.changed[0]?.changes).toMatchObject([{ field: 'homes' }]);
      expect(await away.start(second.id)).toMatchObject({ status: 'done', result: { later: 0, changed: 1 } });
      const [home] = (await away.fileOf(there)).contacts.filter(({ name }) => name === 'At Mum’s');
      expect(home).toMatchObject({ address: '4 Well Lane', saidBy: 'Cleo Apart' });
      const lines = async ({ exported }: House) =>
        (await exported('children')).split('\n').filter((line) => line.includes('Apart') || line.includes('File'));
      expect(await lines(away)).toEqual(await lines(here));
      const again = await away.upload(children);
      expect(again.preview?.counts).toMatchObject({ new: 0, changed: 0, leftOut: 0, later: 0 });
    } finally {
      await away.scene.stop();
    }
  });

  test('is the same home, whoever names it: a plain address makes it nobody else’s to read', async () => {
    const before = await here.fileOf(await here.childId('Apart'));
    const { preview } = await here.upload(`${HEADINGS},Child Address\nIda,Apart,2022-05-01,Toddler Room,4 well lane`);
    expect(preview?.counts).toMatchObject({ new: 0, changed: 0, same: 1 });
    expect(before.contacts.filter(({ kind }) => kind === 'home')).toHaveLength(2);
  });
});
