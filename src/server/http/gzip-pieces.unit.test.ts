import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Chance } from '#demo/chance.ts';
import { gzipOf, pieceOf } from './gzip-pieces.ts';

test('pieces that were compressed by themselves are one text when they are unpacked', () => {
  const chance = new Chance('pieces', 1);
  const some = (): string => {
    const unit = chance.pick(['', ',', 'Zoë naps 🦉 ', '{"id":1,"name":"Ada"},']);
    return unit.repeat(chance.between(0, 4_000));
  };
  for (let round = 0; round < 60; round += 1) {
    const texts = Array.from({ length: chance.between(0, 8) }, some);
    expect(gunzipSync(gzipOf(texts.map(pieceOf))).toString()).toBe(texts.join(''));
  }
});
