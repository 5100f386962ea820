import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { takeOver } from './said-commands.ts';
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
      expect.stringMatching(
        new RegExp(`^audit edit child file: .* of \\[${one.childId}\\] before \\{.*languages.*after .*Welsh`),
      ),
      expect.stringMatching(/^audit edit child file: .*No pork/),
      expect.stringMatching(new RegExp(`^audit add child contact: .* of \\[${one.childId}\\] after .*Rosa.*Ned`)),
      expect.stringMatching(/^tell children/),
    ]),
  );
  expect(begun.join()).not.toContain('order child contacts');
  // What is there already as it is said changes nothing.
  const again = await written({ childId: other.childId, languages: [], care: { diet: 'No pork' } });
  expect(again.filter((line) => line.startsWith('audit'))).toEqual([]);

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
      expect.stringMatching(
        new RegExp(
          `^audit edit child contact: .* of \\[${one.childId}\\] before .*555 010 4812.* after .*555 010 9999`,
        ),
      ),
      expect.stringMatching(new RegExp(`^audit order child contacts: .* of \\[${one.childId}\\]`)),
    ]),
  );
  expect((await idsOf(one.childId)).map(([name]) => name)).toEqual(['Ned', 'Rosa']);

  const gone = await written({ childId: one.childId, removed: [ids.get('Ned') ?? 0] });
  expect(gone).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^audit remove child contact: .* of \\[${one.childId}\\] before .*Ned`)),
    ]),
  );
  expect((await idsOf(one.childId)).map(([name]) => name)).toEqual(['Rosa']);
});

test('what a guardian signed is in the log, told to open screens and to whoever keeps the files', async () => {
  const { childId, guardianId } = await scene.newFamily();
  const insurance = { insurer: 'Sunrise', memberNumber: null, groupNumber: null, holder: null, phoneNumber: null };
  const told = await effectsIn(scene, () =>
    scene.inCenter((scope) =>
      takeOver(scene.larkhouse.server, scope, childId, guardianId, [{ languages: ['Welsh'] }, { insurance }]),
    ),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      `audit edit child file: child_file [${childId}] of [${childId}] before {"languages":[]} after {"languages":["Welsh"]}`,
      `audit say insurance: child_file [${childId}] of [${childId}]`,
      expect.stringMatching(/^queue notify .*"event":"file-changed"/),
      expect.stringMatching(/^tell children/),
    ]),
  );
});
