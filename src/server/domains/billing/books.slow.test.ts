import { expect, test } from 'vitest';
import { booksHold } from '#testing/properties/books.ts';
import { startScene } from '#testing/scene.ts';

// Each in a center of its own: in one with ten thousand families every call would take longer than the one before.
test.each(Array.from({ length: 10 }, (_, n) => n + 1))(
  'the books hold after a thousand sequences: %i of 10',
  async () => {
    const scene = await startScene();
    try {
      await booksHold(scene, scene.director, { numRuns: 1_000, maxLength: 12 });
      expect(await scene.rows('select from billing_account')).not.toEqual([]);
    } finally {
      await scene.stop();
    }
  },
);
