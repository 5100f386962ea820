import { expect, test } from 'vitest';
import { SHOWN_STATES } from '#contract/child-documents-choices.ts';
import { isPage, wanted } from './rules.ts';

test('a family gives what is asked for or was refused, and renews what ends', () => {
  expect(SHOWN_STATES.filter((state) => wanted(state) === 'give')).toEqual(['requested', 'refused', 'overdue']);
  expect(SHOWN_STATES.filter((state) => wanted(state) === 'renew')).toEqual(['expiring', 'expired']);
});

test('a page is a picture or a PDF, also where the phone says no type', () => {
  expect(isPage({ name: 'x', type: 'image/heic' })).toBe(true);
  expect(isPage({ name: 'IMG_1.HEIC', type: '' })).toBe(true);
  expect(isPage({ name: 'order.pdf', type: '' })).toBe(true);
  expect(isPage({ name: 'order.docx', type: 'application/msword' })).toBe(false);
});
