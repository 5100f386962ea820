import { expect, test } from 'vitest';
import { FakeClock } from '#testing/clock.ts';
import { ServerClock } from './clock.ts';

test('it is the system’s until it is set; then it goes on from there, and beyond its day’s end all but stands', () => {
  const system = new FakeClock('2026-10-10T15:00:00Z');
  const clock = new ServerClock(system);
  expect(clock.now()).toEqual(new Date('2026-10-10T15:00:00Z'));

  clock.setTo(new Date('2026-10-09T14:20:00Z'), new Date('2026-10-09T21:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-10-09T14:20:00Z'));
  system.advance({ hours: 6, minutes: 40 });
  expect(clock.now()).toEqual(new Date('2026-10-09T21:00:00Z'));
  system.advance({ hours: 1 });
  expect(clock.now()).toEqual(new Date('2026-10-09T21:01:00Z'));
});

test('set to later than its day’s end, it goes on from there, never back', () => {
  const system = new FakeClock('2026-10-12T15:00:00Z');
  const clock = new ServerClock(system);
  clock.setTo(new Date('2026-10-09T21:30:00Z'), new Date('2026-10-09T21:00:00Z'));
  system.advance({ hours: 1 });
  expect(clock.now()).toEqual(new Date('2026-10-09T21:31:00Z'));
});
