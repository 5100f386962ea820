import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { chargeDeposit, takeBackDeposit } from './commands.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

test('a deposit that is charged and taken back stands in the log with its child and amount (offers-11)', async () => {
  const { childId } = await scene.newFamily();
  const charged = await effectsIn(scene, () =>
    scene.inCenter((scope) => chargeDeposit(scope, { childId, from: '2026-05-04', amount: 50_000 })),
  );
  expect(charged).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        new RegExp(
          `^audit charge deposit: ledger_transaction \\[\\d+\\] of \\[${childId}\\] after \\{"amount":50000\\}$`,
        ),
      ),
      expect.stringMatching(/^tell .*billing/),
    ]),
  );
  let returned = 0;
  const back = await effectsIn(scene, async () => {
    returned = await scene.inCenter((scope) => takeBackDeposit(scope, childId, 'They move away'));
  });
  expect(returned).toBe(50_000);
  expect(back.join('\n')).toMatch(new RegExp(`audit .*of \\[${childId}\\].*They move away`));
});
