import { describe, expect, test } from 'vitest';
import { parseAddress } from './address.ts';

const read = (ipAddress: string, port: number | null = null, streamUrl = '') => {
  const parsed = parseAddress({ ipAddress, port, streamUrl });
  if (typeof parsed === 'string') return `wrong ${parsed}`;
  if (!parsed.address) return null;
  const { protocol, host, port: at, path } = parsed.address;
  const who = parsed.credentials ? `${parsed.credentials.username}|${parsed.credentials.password}@` : '';
  return `${protocol} ${who}${host} ${at} ${path}`;
};

test('nothing is named yet', () => {
  expect(read('')).toBeNull();
});

test.each([
  ['192.168.1.20', null, '', 'rtsp 192.168.1.20 554 /'],
  ['192.168.1.20', 80, '', 'http 192.168.1.20 80 /'],
  ['192.168.1.20', 8080, 'video.mjpg', 'http 192.168.1.20 8080 /video.mjpg'],
  ['192.168.1.20', 8554, '/live?channel=1', 'rtsp 192.168.1.20 8554 /live?channel=1'],
  ['192.168.1.20', 322, '/live', 'rtsps 192.168.1.20 322 /live'],
  ['camera.lan', 8443, '/snap.jpg', 'https camera.lan 8443 /snap.jpg'],
  ['192.168.1.20:554', 80, '/live', 'rtsp 192.168.1.20 554 /live'],
  ['fd00::20', 554, '/live', 'rtsp fd00::20 554 /live'],
  ['', 80, 'rtsp://192.168.1.20/live', 'rtsp 192.168.1.20 554 /live'],
  ['10.0.0.1', 80, 'rtsp://192.168.1.20:80/live', 'rtsp 192.168.1.20 80 /live'],
  ['rtsp://192.168.1.20', 80, '/live', 'rtsp 192.168.1.20 554 /live'],
  ['', null, 'RTSP://Camera.LAN/Live', 'rtsp camera.lan 554 /Live'],
  ['', null, 'rtsp://ad%40min:p%3A%2Fw@192.168.1.20/live', 'rtsp ad@min|p:/w@192.168.1.20 554 /live'],
  ['admin:secret@192.168.1.20', 554, '', 'rtsp admin|secret@192.168.1.20 554 /'],
])('%j, port %j, %j is %j', (ipAddress, port, streamUrl, meant) => {
  expect(read(ipAddress, port, streamUrl)).toBe(meant);
});

describe('numbers are read as the web reads them', () => {
  test.each(['2130706433', '0x7f.1', '017700000001', '127.1', '0177.0.0.1', '0x7f000001'])('%s', (host) => {
    for (const protocol of ['rtsp', 'http'])
      expect(read('', null, `${protocol}://${host}:80/x`)).toMatch(/ 127\.0\.0\.1 80 /);
  });
});

test.each([
  'file:///etc/passwd',
  'file:/etc/passwd',
  'concat:/etc/passwd|/etc/shadow',
  'data:text/plain,hi',
  'pipe:0',
  'subfile:,start,0,end,10,,:/etc/passwd',
  'ftp://192.168.1.20/x',
  'tcp://192.168.1.20:22',
  'rtsp://',
  'rtsp:///live',
  'rtsp://./live',
  'rtsp://192.168.1.20:99999/live',
  'rtsp://192.168.1.20/a\nfile /etc/passwd',
  'rtsp://192.168.1.20\\@10.0.0.1/',
  'rtsp://[::1/live',
])('the stream address %j is no camera', (streamUrl) => {
  expect(read('192.168.1.20', 554, streamUrl)).toBe('wrong streamUrl');
});

test.each(['file:///etc/passwd', 'concat:/etc/passwd', 'a b', 'ftp://x', '192.168.1.20:0'])(
  '%j names no host',
  (ip) => {
    expect(read(ip, 554, '/live')).toBe('wrong ipAddress');
  },
);
