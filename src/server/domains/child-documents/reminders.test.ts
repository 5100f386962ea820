import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { pdf } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { remindIn } from './reminders.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const remindAt = async (at: string) => {
  scene.larkhouse.clock.set(at);
  return (await effectsIn(scene, () => scene.inCenter(remindIn))).filter((line) => line.includes('"document-'));
};

test('families hear of what is due and of what expires, once each, and never at night (child-documents-6)', async () => {
  scene.larkhouse.clock.set('2026-03-02T15:00:00Z');
  const family = await scene.newFamily();
  const kind = 'health-exam';
  await scene.director.post('/api/child-document-requests', { kind, childIds: [family.childId], dueOn: '2026-03-20' });
  expect(await remindAt('2026-03-12T15:00:00Z')).toEqual([]);
  // Before seven in the morning at the center.
  expect(await remindAt('2026-03-13T08:00:00Z')).toEqual([]);
  const told = await remindAt('2026-03-13T15:00:00Z');
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('document-due');
  expect(await remindAt('2026-03-14T15:00:00Z')).toEqual([]);
  expect(await remindAt('2026-03-21T15:00:00Z')).toHaveLength(1);
  expect(await remindAt('2026-03-22T15:00:00Z')).toEqual([]);

  // Who was signed in in March is no longer.
  const upload = async () => {
    const parent = await scene.parentOf(family);
    const { filePath } = (await parent.upload<{ filePath: string }>('/api/uploads', pdf(), 'exam.pdf')).body;
    return { parent, filePaths: [filePath] };
  };
  const { parent, filePaths } = await upload();
  const [{ id } = { id: 0 }] = (await parent.get<{ id: number }[]>(`/api/children/${family.childId}/documents`)).body;
  await parent.put(`/api/child-documents/${id}/pages`, { filePaths, expiresOn: '2026-06-30' });
  await (await scene.as('Director')).post(`/api/child-documents/${id}/answer`, { isAccepted: true });
  expect(await remindAt('2026-05-30T15:00:00Z')).toEqual([]);
  expect((await remindAt('2026-05-31T15:00:00Z'))[0]).toContain('document-expiring');
  expect(await remindAt('2026-06-01T15:00:00Z')).toEqual([]);
  // A newer one that waits needs no reminder.
  const newer = await upload();
  await newer.parent.put(`/api/child-documents/${id}/pages`, { filePaths: newer.filePaths });
  expect(await remindAt('2026-06-23T15:00:00Z')).toEqual([]);
});
