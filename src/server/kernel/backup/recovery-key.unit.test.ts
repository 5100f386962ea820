import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { lastGroup, makeRecoveryKey, publicOf, readRecoveryKey } from './recovery-key.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

test('a recovery key is read as it was written down, however it was typed', () => {
  for (let n = 0; n < 50; n += 1) {
    const { words, publicKey } = makeRecoveryKey();
    expect(words).toMatch(/^([A-HJKMNP-Z2-9]{4}-){13}[A-HJKMNP-Z2-9]{4}$/);
    expect(words.endsWith(lastGroup(words))).toBe(true);
    const typed = readRecoveryKey(` ${words.toLowerCase().replaceAll('-', ' ')}\n`);
    expect(typed && publicOf(typed)).toBe(publicKey);
  }
});

test('a wrong letter, two that changed places and a missing group are seen', () => {
  const { words } = makeRecoveryKey();
  const letters = [...words];
  for (const [index, letter] of letters.entries()) {
    if (letter === '-') continue;
    const wrong = letters.with(index, letter === 'A' ? 'B' : 'A').join('');
    expect(readRecoveryKey(wrong), wrong).toBe(null);
    const next = letters[index + 1];
    if (next && next !== '-' && next !== letter)
      expect(
        readRecoveryKey(
          letters
            .with(index, next)
            .with(index + 1, letter)
            .join(''),
        ),
      ).toBe(null);
  }
  expect(readRecoveryKey(words.slice(5))).toBe(null);
  expect(readRecoveryKey('')).toBe(null);
});

test('what is sealed to a key is opened by its private half alone, and never twice the same', () => {
  const [{ words, publicKey }, other] = [makeRecoveryKey(), makeRecoveryKey()];
  const secret = randomBytes(32);
  const sealed = sealSecret(secret, publicKey);
  const [key, another] = [readRecoveryKey(words), readRecoveryKey(other.words)];
  if (!key || !another) throw new Error('A key was not read');
  expect(openSecret(sealed, key)).toEqual(secret);
  expect(sealSecret(secret, publicKey)).not.toEqual(sealed);
  expect(() => openSecret(sealed, another)).toThrow('is not the one that the backup was sealed to');
  const box = Buffer.from(sealed.box, 'base64url');
  for (const at of [0, 20, box.length - 1]) {
    const flipped = Buffer.from(box);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    expect(() => openSecret({ ...sealed, box: flipped.toString('base64url') }, key)).toThrow();
  }
});
