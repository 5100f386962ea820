import { describe, expect, test } from 'vitest';
import {
  changesOf,
  countdown,
  endingOf,
  forStaff,
  NEW_CAMERA,
  newCameraOf,
  roomsOf,
  type StaffCamera,
  valuesOf,
} from './rules.ts';

const CAMERA: StaffCamera = {
  id: 7,
  name: 'Garden',
  location: '',
  room: null,
  isActive: true,
  lastOnline: null,
  streamUrl: '/api/cameras/7/stream.m3u8?portal=staff',
  view: { expiresAt: null, denial: null, message: null },
  privacySince: null,
  ipAddress: null,
  username: null,
  password: null,
  port: 8080,
  hasAddress: true,
  hasUsername: true,
  hasPassword: true,
  snapshotUrl: null,
  problem: null,
  problemMessage: null,
  viewers: 0,
  createdAt: '2026-03-02T12:00:00Z',
  version: 1,
};

test('the countdown shows minutes and seconds, never less than nothing', () => {
  expect([1800, 1745, 59, 0, -3].map(countdown)).toEqual(['30:00', '29:05', '0:59', '0:00', '0:00']);
});

describe('the form', () => {
  test('sends the default port as a number and an empty one as null', () => {
    expect(newCameraOf({ ...NEW_CAMERA, name: ' Door ' })).toMatchObject({ name: 'Door', port: 80, roomId: null });
    expect(newCameraOf({ ...NEW_CAMERA, port: ' 554 ', roomId: '3' })).toMatchObject({ port: 554, roomId: 3 });
    expect(newCameraOf({ ...NEW_CAMERA, port: ' ' }).port).toBeNull();
  });

  test('leaves what is no number to the server', () => {
    expect(newCameraOf({ ...NEW_CAMERA, port: '8o' }).port).toBe('8o');
  });

  test('begins an edit without address and sign-in, which are never read', () => {
    const { ipAddress, streamUrl, username, password, port } = valuesOf(CAMERA);
    expect([ipAddress, streamUrl, username, password, port]).toEqual(['', '', '', '', '8080']);
    expect(valuesOf({ ...CAMERA, port: null, room: { id: 3, name: 'Infant Room' } })).toMatchObject({
      port: '',
      roomId: '3',
    });
  });

  test('sends of an edit what was changed', () => {
    expect(changesOf({ name: 'Gate' })).toEqual({ name: 'Gate' });
    expect(changesOf({ roomId: '', port: '' })).toEqual({ roomId: null, port: null });
    expect(changesOf({ signsInOpenly: true })).toEqual({ username: null, password: null });
  });
});

test('a refusal of a running view says how it ended', () => {
  expect(endingOf({ code: 'view-expired', reason: 'Over' })).toEqual({ kind: 'expired' });
  expect(endingOf({ code: 'view-ended', reason: 'Stopped' })).toEqual({ kind: 'ended', reason: 'Stopped' });
  expect(endingOf({ code: 'privacy', reason: 'Privacy' })).toEqual({ kind: 'refused', reason: 'Privacy' });
});

test('a parent’s camera is not one for staff', () => {
  const { id, name, location, room, isActive, lastOnline, streamUrl, view, privacySince } = CAMERA;
  expect(forStaff([{ id, name, location, room, isActive, lastOnline, streamUrl, view, privacySince }])).toEqual([]);
  expect(forStaff([CAMERA])).toEqual([CAMERA]);
});

test('rooms to filter by are each named once, by name', () => {
  const room = { id: 2, name: 'Toddler Room' };
  const other = { id: 1, name: 'Infant Room' };
  expect(roomsOf([CAMERA, { ...CAMERA, room }, { ...CAMERA, room: other }, { ...CAMERA, room }])).toEqual([
    other,
    room,
  ]);
});
