import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { healthPaper } from '#testing/matrix/fresh-papers.ts';
import { pdf } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Role {
  readonly id: number;
  readonly name: string;
  readonly capabilities: string[];
}
let scene: Scene;
let director: Client;
let nurse: Client;
let teacher: number;
beforeAll(async () => {
  scene = await startScene();
  teacher = scene.world.staff['Lead Teacher'];
  await scene.rows(
    `insert into rule_choice (center_id, pack, chosen_at) values ($1, 'CA', now())
    on conflict (center_id) do update set pack = 'CA'`,
    scene.world.centerId,
  );
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.rows('delete from health_paper');
  director = await scene.as('Director');
  nurse = await scene.as('Nurse');
});

const path = () => `/api/staff/${teacher}/health-papers`;
const add = (change: object = {}, client = director) =>
  client.post<{ id: number; version: number; fileUrl: string }>(path(), { ...healthPaper(), ...change });
/** Sets what a role may do beside what it may. */
async function give(name: string, change: { readonly with?: string; readonly without?: string }) {
  const { body } = await director.get<Role[]>('/api/roles');
  const role = body.find((one) => one.name === name);
  const capabilities = (role?.capabilities ?? []).filter((one) => one !== change.without);
  await director.put(`/api/roles/${role?.id}/capabilities`, {
    capabilities: [...capabilities, ...(change.with ? [change.with] : [])],
  });
}

test('papers on health are in no answer of the personnel file (papers-3)', async () => {
  await add({ title: 'Skin test 4711' });
  for (const address of [`/api/staff/${teacher}/papers`, '/api/staff', `/api/staff/${teacher}/duties`])
    expect((await director.get(address)).text).not.toContain('4711');
  expect((await director.get(`/api/staff/${teacher}/papers`)).text).not.toContain('tb-test');
});

test('a nurse sees none unless given the capability, and whoever manages staff without it sees none either', async () => {
  await add();
  expect((await nurse.get(path())).status).toBe(403);
  await give('Nurse', { with: 'staff.health' });
  await give('Director', { without: 'staff.health' });
  const seen = (text: string) => text.includes('ca-tb-test');
  expect([(await nurse.get(path())).status, (await director.get(path())).status]).toEqual([200, 403]);
  const [byNurse, byDirector] = [await nurse.get('/api/papers'), await director.get('/api/papers')];
  expect([seen(byNurse.text), seen(byDirector.text)]).toEqual([true, false]);
  expect([byNurse.text.includes('background-check'), byDirector.text.includes('background-check')]).toEqual([
    false,
    true,
  ]);
  await give('Nurse', { without: 'staff.health' });
  await give('Director', { with: 'staff.health' });
});

test('one’s own are everybody’s to read, and who reads another’s is written down', async () => {
  const { id } = (await add()).body;
  const own = await scene.as('Lead Teacher');
  const read = await own.get<{ papers: { id: number }[] }>(path());
  expect(read.body.papers.map((paper) => paper.id)).toEqual([id]);
  expect(await effectsIn(scene, () => own.get(path()))).toEqual([]);
  expect((await effectsIn(scene, () => director.get(path()))).join('\n')).toContain('audit read health papers');
});

test('what is done with them is written down, and nothing of what they say', async () => {
  const lines: string[] = [];
  const note = async (work: () => Promise<unknown>) => lines.push(...(await effectsIn(scene, work)));
  let made = { id: 0, version: 0, fileUrl: '' };
  await note(async () => {
    made = (await add({ title: 'Skin test 4711', filePath: await uploaded() })).body;
  });
  await note(() => director.patch(`/api/health-papers/${made.id}`, { title: 'Blood test 4711' }));
  await note(() => director.post(`/api/health-papers/${made.id}/verify`));
  await note(() => director.open(made.fileUrl));
  await note(() => director.delete(`/api/health-papers/${made.id}`));
  const all = lines.join('\n');
  for (const verb of ['add', 'edit', 'verify', 'open', 'remove']) expect(all).toContain(`audit ${verb} health paper`);
  expect(lines.filter((line) => line === 'tell papers')).toHaveLength(4);
  expect(all).not.toMatch(/4711|tb-test/);
});

const uploaded = async () =>
  (await director.upload<{ filePath: string }>('/api/uploads', pdf(), 'test.pdf')).body.filePath;
