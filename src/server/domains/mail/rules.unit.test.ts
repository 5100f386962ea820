import { expect, test } from 'vitest';
import { withheld, withoutLink } from './rules.ts';

const reader = (...capabilities: string[]) => ({ kind: 'staff', id: 1, capabilities: new Set(capabilities) });
const leading = reader('center.manage', 'account-links', 'messages');
const parent = { audience: 'parent', capabilities: [] } as const;
const staff = (...capabilities: string[]) => ({ audience: 'staff', capabilities }) as const;

test('with a mail server nobody is shown a link that opens an account', () => {
  expect(withheld(leading, parent, true)).toBe('by-mail');
});
test('without one it takes the right for it', () => {
  expect(withheld(reader('center.manage'), parent, false)).toBe('no-right');
  expect(withheld(leading, parent, false)).toBeNull();
});
test('and only of accounts that may do less, and nothing else', () => {
  expect(withheld(leading, staff('messages'), false)).toBeNull();
  expect(withheld(leading, staff(), false)).toBeNull();
  expect(withheld(leading, staff('center.manage', 'account-links', 'messages'), false)).toBe('not-below');
  expect(withheld(leading, staff('roles.manage'), false)).toBe('not-below');
});
test('a letter keeps its words without its link', () => {
  expect(withoutLink('Set a new password:\nhttps://day.test/reset-password?token=abc\n\nMaple House')).toBe(
    'Set a new password:\n…\n\nMaple House',
  );
});
