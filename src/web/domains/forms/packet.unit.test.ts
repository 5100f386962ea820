import { expect, test } from 'vitest';
import type { FormEntry } from './library.ts';
import { hindering, lackingChildren, type PacketLine, whyNotSent } from './packet.ts';

const line = (id: string, formId: number | null, ...lacking: PacketLine['lacking']): PacketLine => ({
  id,
  by: 'larkhouse',
  name: id.toUpperCase(),
  note: null,
  for: 'every-child',
  dueWithinDaysOfFirstDay: 0,
  everyMonths: 12,
  isRead: true,
  source: { cite: 'Larkhouse', title: null, url: null, evidence: 'own' },
  formId,
  formTitle: null,
  lacking,
});
const never = (childId: number, name: string) => ({ childId, name, isAsked: false, ranOutOn: null });
const waits = (childId: number, name: string) => ({ childId, name, isAsked: true, ranOutOn: '2026-03-01' });
const form = (id: number, more: Partial<FormEntry> = {}): FormEntry => ({
  id,
  title: { en: 'Form' },
  published: 1,
  isChanged: false,
  retiredAt: null,
  version: 1,
  ...more,
});

test('children are named once, with all that lacks, and a form that answers two lines is sent once', () => {
  const lines = [
    line('card', 1, never(2, 'Öznur Kaya'), never(1, 'Zoe Abel')),
    line('consents', 1, never(1, 'Zoe Abel')),
    line('agreement', 2, waits(1, 'Zoe Abel'), waits(3, 'Ben Okafor')),
    line('none', null),
  ];
  const children = lackingChildren(lines, 'de');
  expect(children.map(({ name, toSend }) => [name, toSend])).toEqual([
    ['Ben Okafor', 0],
    ['Öznur Kaya', 1],
    ['Zoe Abel', 1],
  ]);
  expect(children[2]?.lines).toEqual([
    { id: 'card', name: 'CARD', how: { isAsked: false, ranOutOn: null } },
    { id: 'consents', name: 'CONSENTS', how: { isAsked: false, ranOutOn: null } },
    { id: 'agreement', name: 'AGREEMENT', how: { isAsked: true, ranOutOn: '2026-03-01' } },
  ]);
});
test('only a form that would be sent hinders', () => {
  const lines = [
    line('card', 1, never(1, 'Zoe')),
    line('agreement', 2, waits(1, 'Zoe')),
    line('medicine', 3),
    line('trip', 4, never(1, 'Zoe')),
  ];
  const forms = [form(1), form(2, { published: null }), form(3, { published: null }), form(4, { published: null })];
  expect(hindering(lines, forms).map(({ id }) => id)).toEqual([4]);
  expect(whyNotSent(form(5, { published: null, retiredAt: '2026-03-01T12:00:00Z' }))).toBe('retired');
  expect([whyNotSent(form(5, { published: null })), whyNotSent(form(5)), whyNotSent(undefined)]).toEqual([
    'draft',
    null,
    null,
  ]);
});
