import { expect, test } from 'vitest';
import { filterOptions } from '#web/ui/comboboxFilter.ts';
import { timeZoneOptions } from './timeZones.ts';

test.for([
  ['Central', 'America/Chicago'],
  ['texas', 'America/Chicago'],
  ['pacific time', 'America/Los_Angeles'],
  ['Eastern', 'America/New_York'],
  ['boston', 'America/New_York'],
  ['michigan', 'America/Detroit'],
  ['Arizona', 'America/Phoenix'],
  ['hawaii', 'Pacific/Honolulu'],
  ['new york', 'America/New_York'],
  ['berlin', 'Europe/Berlin'],
] as const)('%s finds %s', ([typed, zone]) => {
  expect(filterOptions(timeZoneOptions(), typed).map(({ value }) => value)).toContain(zone);
});
