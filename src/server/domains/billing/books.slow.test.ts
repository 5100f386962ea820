import { afterAll, beforeAll, test } from 'vitest';
import { booksHold } from '#testing/properties/books.ts';
import { type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

test('the books hold after ten thousand sequences', () =>
  booksHold(scene, scene.director, { numRuns: 10_000, maxLength: 12 }));
