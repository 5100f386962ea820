import { expect, test } from 'vitest';
import { refuseOtherRecipient, staysWith } from './kept.ts';

const camera = { host: '192.168.1.20', port: 554, isEncrypted: false };

test('a kept secret goes to the host and port it was given for', () => {
  expect(staysWith(camera, { ...camera })).toBe(true);
  expect(staysWith(camera, { ...camera, isEncrypted: true })).toBe(true);
  expect(staysWith(camera, null)).toBe(true);
});
test.each([
  ['another host', camera, { ...camera, host: '203.0.113.9' }],
  ['another port', camera, { ...camera, port: 8080 }],
  ['no longer encrypted', { ...camera, isEncrypted: true }, camera],
  ['the first host of a secret that was given for none', null, camera],
] as const)('%s asks for it again, by its field', (_, given, now) => {
  expect(staysWith(given, now)).toBe(false);
  expect(() => refuseOtherRecipient(given, now, ['password'])).toThrow(
    expect.objectContaining({ status: 422, details: { fields: { password: expect.stringContaining('again') } } }),
  );
  expect(() => refuseOtherRecipient(given, now, [])).not.toThrow();
});
