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
