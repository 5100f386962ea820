import { expect, test } from 'vitest';
import { runJobs } from '#testing/jobs.ts';
import { type Scene, startScene } from '#testing/scene.ts';

const ROWS = 5_000;
const HEADING =
  'Student First Name,Student Last Name,DOB,Classroom,Known Allergies,Guardian 1 Name,Guardian 1 Cell,Languages,Doctor,Doctor Phone,Emergency Contacts';
const day = (n: number) => String((n % 28) + 1).padStart(2, '0');
/** Two siblings each, with one mother, and a day of birth that tells whoever has the same name apart. */
const rowOf = (n: number) =>
  `Kid${n},Large${Math.floor(n / 2)},2022-${String((n % 12) + 1).padStart(2, '0')}-${day(n)},Toddler Room,None,` +
  `Ana Large${Math.floor(n / 2)},(512) 555-${String(Math.floor(n / 2)).padStart(4, '0')},Welsh,Dr. Brill,555 010 1234,Rosa Large (aunt) 555 010 4812; Ned New 555 010 4813`;
const FILE = [HEADING, ...Array.from({ length: ROWS }, (_, n) => rowOf(n))].join('\n');

interface View {
  readonly id: number;
  readonly status: string;
  readonly done: number;
  readonly total: number;
  readonly result: object | null;
  readonly preview: { readonly counts: object } | null;
}

const counted = async (scene: Scene) =>
  scene.rows<{ children: number; guardians: number; contacts: number }>(`
    select (select count(*)::int from child where last_name like 'Large%' and removed_at is null) as children,
      (select count(*)::int from guardian where last_name like 'Large%' and removed_at is null) as guardians,
      (select count(*)::int from child_contact c join child k on k.id = c.child_id where k.last_name like 'Large%') as contacts`);

test(`${ROWS} rows come in as one, change nothing when they come again, and are taken back as one`, async () => {
  const scene = await startScene();
  try {
    const { director } = scene;
    const upload = async () => {
      const content = Buffer.from(FILE).toString('base64');
      const { status, body } = await director.post<View>('/api/imports', { fileName: 'large.csv', content });
      expect(status).toBe(201);
      return body;
    };
    const { id, preview } = await upload();
    expect(preview?.counts).toMatchObject({ new: ROWS, leftOut: 0, guardians: ROWS / 2 });
    expect((await director.post(`/api/imports/${id}/start`, { wrong: 'refuse', changes: true })).status).toBe(200);
    expect(await runJobs(scene, 'run-import')).toBe(1);
    const view = async () => (await director.get<View>(`/api/imports/${id}`)).body;
    expect(await view()).toMatchObject({ status: 'done', done: ROWS, total: ROWS, result: { new: ROWS } });
    expect(await counted(scene)).toEqual([{ children: ROWS, guardians: ROWS / 2, contacts: ROWS * 3 }]);

    expect((await upload()).preview?.counts).toMatchObject({ new: 0, changed: 0, same: ROWS, leftOut: 0 });

    expect((await director.post(`/api/imports/${id}/take-back`)).status).toBe(200);
    await runJobs(scene, 'take-back-import');
    expect((await view()).status).toBe('taken-back');
    expect(await counted(scene)).toEqual([{ children: 0, guardians: 0, contacts: 0 }]);
  } finally {
    await scene.stop();
  }
});
