import { describe, expect, test } from 'vitest';
import { isPublic, isPushAddress } from './address.ts';

describe('an address to push to', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-bn1p.notify.windows.com/w/?token=abc',
  ])('is %s', (endpoint) => expect(isPushAddress(endpoint, [])).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://app.localhost/abc',
    'https://intranet/abc',
    'https://nas.local/abc',
    'https://nas.local./abc',
    'https://db.internal/abc',
    'https://router.home.arpa/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://8.8.8.8/abc',
    'https://[::1]/abc',
    'https://[fd00::1]/abc',
    'ftp://fcm.googleapis.com/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com/abc',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(2048)}`,
  ])('is not %s', (endpoint) => expect(isPushAddress(endpoint, [])).toBe(false));

  test('may be named by whoever runs the installation, with its port', () => {
    expect(isPushAddress('https://127.0.0.1:4433/abc', ['127.0.0.1:4433'])).toBe(true);
    expect(isPushAddress('https://127.0.0.1:4434/abc', ['127.0.0.1:4433'])).toBe(false);
    expect(isPushAddress('http://127.0.0.1:4433/abc', ['127.0.0.1:4433'])).toBe(false);
  });
});

describe('a public address', () => {
  test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is %s',
    (address) => expect(isPublic(address)).toBe(true),
  );
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'not an address',
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false));
});
