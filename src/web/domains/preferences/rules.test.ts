import { describe, expect, test } from 'vitest';
import { changesOf, zoneChoices } from './rules.ts';

describe('time zones', () => {
  test('are the four, of which one may be the center’s', () => {
    const choices = zoneChoices('America/Denver', 'America/New_York');
    expect(choices.map(({ name }) => name)).toEqual(['eastern', 'central', 'mountain', 'pacific']);
    expect(choices.filter(({ isCenters }) => isCenters).map(({ zone }) => zone)).toEqual(['America/Denver']);
  });
  test('hold the center’s and the chosen one beside them', () => {
    const zones = zoneChoices('Europe/Berlin', 'Asia/Tokyo').map(({ zone }) => zone);
    expect(zones.slice(4)).toEqual(['Europe/Berlin', 'Asia/Tokyo']);
    expect(zoneChoices('Europe/Berlin', 'Europe/Berlin')).toHaveLength(5);
  });
});

test('only what differs is sent', () => {
  expect(changesOf({ theme: 'light', language: 'en' }, { theme: 'dark', language: 'en' })).toEqual({ theme: 'dark' });
});

test('cells are compared one by one', () => {
  const stored = { quietHours: null, notifications: { photo: { mail: false, push: true } } };
  expect(changesOf<object>(stored, structuredClone(stored))).toEqual({});
  const chosen = { ...stored, quietHours: { from: '22:00', to: '07:00' } };
  expect(changesOf<object>(stored, chosen)).toEqual({ quietHours: chosen.quietHours });
  const cells = { ...stored, notifications: { photo: { mail: true, push: true } } };
  expect(changesOf<object>(stored, cells)).toEqual({ notifications: cells.notifications });
});
