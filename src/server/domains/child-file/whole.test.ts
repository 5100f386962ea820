import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { type FileAsWritten, type WrittenContact, writeFiles } from './whole-commands.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const contact = (name: string, more: Partial<WrittenContact> = {}): WrittenContact => ({
  ...{ id: null, guardianId: null, kind: 'emergency', name, relationship: null },
  ...{ phoneNumber: '555 010 4812', address: null, note: null },
  ...more,
});
const written = (...files: FileAsWritten[]) =>
  effectsIn(scene, () => scene.inCenter((scope) => writeFiles(scope, files)));
const idsOf = async (childId: number) =>
  (
    await scene.rows<{ id: number; name: string }>(
      'select id, name from child_contact where child_id = $1 order by place',
      childId,
    )
  ).map(({ id, name }) => [name, id] as const);

test('many files written at once are audited and told as if each had been changed by itself', async () => {
  const [one, other] = [await scene.newFamily(), await scene.newFamily()];
  const begun = await written(
    { childId: one.childId, languages: ['Welsh'], contacts: [contact('Rosa'), contact('Ned')] },
    { childId: other.childId, care: { diet: 'No pork' } },
  );
  expect(begun).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit edit child file: .*Welsh/),
      expect.stringMatching(/^audit edit child file: .*No pork/),
      expect.stringMatching(/^audit add child contact: .*Rosa/),
      expect.stringMatching(/^audit add child contact: .*Ned/),
      expect.stringMatching(/^tell children/),
    ]),
  );
  expect(begun.join()).not.toContain('order child contacts');

  const ids = new Map(await idsOf(one.childId));
  const changed = await written({
    childId: one.childId,
    contacts: [
      contact('Ned', { id: ids.get('Ned') ?? 0, phoneNumber: '555 010 9999' }),
      contact('Rosa', { id: ids.get('Rosa') ?? 0 }),
    ],
  });
  expect(changed).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit edit child contact: .*555 010 9999/),
      expect.stringMatching(/^audit order child contacts/),
    ]),
  );
  expect((await idsOf(one.childId)).map(([name]) => name)).toEqual(['Ned', 'Rosa']);

  const gone = await written({ childId: one.childId, removed: [ids.get('Ned') ?? 0] });
  expect(gone).toEqual(expect.arrayContaining([expect.stringMatching(/^audit remove child contact: .*Ned/)]));
  expect((await idsOf(one.childId)).map(([name]) => name)).toEqual(['Rosa']);
});
