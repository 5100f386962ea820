import { expect, test } from 'vitest';
import { type FirstStep, openOf, openTextOf, shownOf } from './firstSteps.ts';

const step = (step: FirstStep['step'], isDone: boolean): FirstStep => ({
  step,
  isDone,
  count: 0,
  of: null,
  lacks: null,
});

test('what is open comes first, the next four of it', () => {
  const steps = [
    step('details', true),
    step('closures', false),
    step('rooms', true),
    step('staff', false),
    step('children', false),
    step('families', false),
    step('mail', false),
  ];
  expect(openOf(steps)).toHaveLength(5);
  expect(shownOf(steps).map(({ step }) => step)).toEqual(['closures', 'staff', 'children', 'families']);
  expect(shownOf([step('details', true), step('backup', false)]).map(({ step }) => step)).toEqual(['backup']);
});

test('of a backup that is open the text says what it lacks', () => {
  expect(openTextOf(step('mail', false))).toBe('mail');
  const said = (['backup', 'key', 'disk'] as const).map((lacks) => openTextOf({ ...step('backup', false), lacks }));
  expect(said).toEqual(['backup', 'backupKey', 'backupDisk']);
});
