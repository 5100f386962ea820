import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrollChild } from '#server/domains/children/commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import type { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// What staff write freely can name other children; a family reads their own child's name alone.

let scene: Scene;
let ada: number;
let parent: Client;
beforeAll(async () => {
  scene = await startScene();
  ada = await enroll('Ada', 'Dubois');
  for (const name of ['Liam Novak', 'Zoë Ångström', 'J.J. (Jay) Li', 'Nurse Vale', 'Ada Quist', 'Ann Marsh']) {
    const [, first = '', last = ''] = /^(.*) (\S+)$/.exec(name) ?? [];
    await enroll(first, last);
  }
  const guardianId = await scene.inCenter((scope) =>
    addGuardian(
      scope,
      {
        firstName: 'Ines',
        lastName: 'Dubois',
        email: 'ines@dubois.test',
        phoneNumber: null,
        address: null,
        passwordHash: null,
      },
      [{ childId: ada, relationship: 'mother' }],
    ),
  );
  parent = await scene.parentOf({ childId: ada, guardianId, marker: '' });
});
afterAll(() => scene?.stop());

const enroll = (firstName: string, lastName: string) =>
  scene.inCenter(async (scope) => {
    const contacts = { emergencyContact: null, parentName: null, parentPhone: null, parentEmail: null };
    const rest = { parentDriversLicense: null, relationship: 'parent', dateOfBirth: '2023-09-01', allergies: '' };
    return (await enrollChild(scope, { firstName, lastName, room: 'Toddler Room', ...contacts, ...rest })).id;
  });

async function readAs(description: string): Promise<string | undefined> {
  const { body } = await scene.director.post<{ id: number }>('/api/incidents', {
    childId: ada,
    date: '2026-03-02',
    time: '07:10',
    description,
    actionTaken: description,
    staffId: scene.world.staff.Nurse,
  });
  const { body: read } = await parent.get<{ id: number; description: string; actionTaken: string }[]>(
    `/api/parent/incidents?childId=${ada}`,
  );
  const mine = read.find(({ id }) => id === body.id);
  expect(mine?.actionTaken).toBe(mine?.description);
  return mine?.description;
}

test.each([
  ['Liam bit Ada.', 'another child bit Ada.'],
  ["Ada took Liam's bear; Liam Novak cried.", "Ada took another child's bear; another child cried."],
  ['(Liam) "Liam" Liam,Liam', '(another child) "another child" another child,another child'],
  ['With Zoë Ångström and J.J. (Jay) Li', 'With another child and another child'],
  ['With J.J. (Jay)!', 'With another child!'],
  ['LIAM bit Ada, and Zoe saw it. ZOE ÅNGSTRÖM', 'another child bit Ada, and another child saw it. another child'],
])('other children become another child: %s', async (written, read) => {
  expect(await readAs(written)).toBe(read);
});

test.each([
  'Annabel and Annie ate; anniversary, liam is small',
  'Ada Dubois fell. Ada laughed.',
  // Somebody of the staff is called Nurse.
  'Nurse put ice on it',
])('other words, and what is theirs, stand: %s', async (written) => {
  expect(await readAs(written)).toBe(written);
});

test("another child of the same first name is withheld by the whole name, and so is staff's namesake", async () => {
  expect(await readAs('Ada Quist pushed Ada; Nurse Vale saw it')).toBe(
    'another child pushed Ada; another child saw it',
  );
});

test('staff read what was written', async () => {
  const { body } = await scene.director.get<{ description: string }[]>('/api/incidents');
  expect(body.map(({ description }) => description)).toContain('Liam bit Ada.');
});

test('daily reports and activities are held to it too, and texts stay with their fields', async () => {
  const report = { childId: ada, date: '2026-03-02', staffId: scene.world.staff.Nurse, mood: '' };
  await scene.director.post('/api/daily-reports', {
    ...report,
    meals: 'Shared with Liam',
    naps: 'Beside Zoë',
    activities: 'Sand',
    notes: '',
  });
  const { body } = await parent.get<object[]>('/api/parent/daily-reports');
  expect(body).toMatchObject([
    { meals: 'Shared with another child', naps: 'Beside another child', activities: 'Sand', notes: '' },
  ]);
  const day = await parent.get('/api/parent/day');
  expect(day.text).not.toContain('Liam');
  expect(day.text).not.toContain('Zoë');
});

test('the names of a whole crowd are no burden', async () => {
  await scene.inCenter(async (scope) => {
    const contacts = { emergencyContact: null, parentName: null, parentPhone: null, parentEmail: null };
    const rest = { parentDriversLicense: null, relationship: 'parent', dateOfBirth: '2023-09-01', allergies: '' };
    for (let n = 0; n < 1_000; n += 1) {
      const names = { firstName: `Crowd${n} ${'of many words '.repeat(5)}`.trim(), lastName: `Number${n}` };
      await enrollChild(scope, { ...names, room: 'Toddler Room', ...contacts, ...rest });
    }
  });
  expect(await readAs('Liam bit Ada again.')).toBe('another child bit Ada again.');
});
