import { expect, test } from 'vitest';
import { CAPABILITIES, DEFAULT_ROLES } from '#contract/kernel/access.ts';
import { areSame, CAPABILITY_GROUPS, capabilitiesIn, isKept, rightsOf, usualRightsOf } from './rules.ts';

test('every capability stands in exactly one group', () => {
  expect(Object.values(CAPABILITY_GROUPS).flat().toSorted()).toEqual([...CAPABILITIES].toSorted());
});

test('rights become capabilities again, without what this version does not know', () => {
  const rights = rightsOf({ capabilities: ['messages', 'billing', 'moon.visit'] });
  expect(rights.messages).toBe(true);
  expect(rights['staff.see']).toBe(false);
  expect(capabilitiesIn(rights)).toEqual(['messages', 'billing']);
});

test('only the Director keeps what managing needs', () => {
  expect(isKept({ name: 'Director' }, 'roles.manage')).toBe(true);
  expect(isKept({ name: 'Director' }, 'billing')).toBe(false);
  expect(isKept({ name: 'Nurse' }, 'staff.see')).toBe(false);
});

test('the usual rights are those of a new center; a role of the center’s own has none', () => {
  for (const { name, capabilities } of DEFAULT_ROLES) {
    const usual = usualRightsOf({ name });
    expect(usual && areSame(usual, rightsOf({ capabilities: [...capabilities] }))).toBe(true);
  }
  expect(usualRightsOf({ name: 'Cook' })).toBeUndefined();
});

test('one right more makes a difference', () => {
  expect(areSame(rightsOf({ capabilities: [] }), rightsOf({ capabilities: ['messages'] }))).toBe(false);
});
