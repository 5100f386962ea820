import { expect, test } from 'vitest';
import type { AskedPaper, TeamPapers } from './queries.ts';
import { isAccepted, minutesOf, openItems, paperBodyOf, totalsOf } from './rules.ts';

const asked = (id: string, state: AskedPaper['state'], dueOn: string | null): AskedPaper => ({
  id,
  sort: 'paper',
  name: id,
  state,
  blocksCare: false,
  until: null,
  dueOn,
  paperId: null,
  hours: null,
  note: null,
  source: 'Larkhouse',
  evidence: 'own',
});
const person = (staffId: number, ...all: AskedPaper[]): TeamPapers['people'][number] => ({
  staffId,
  name: `Person ${staffId}`,
  role: 'Nurse',
  position: 'nurse',
  isBlocked: false,
  overriddenUntil: null,
  asked: all,
});
const TEAM: TeamPapers = {
  check: { isOn: false, version: 1, blocked: [] },
  people: [
    person(1, asked('soon', 'expiring', '2026-12-20'), asked('there', 'met', '2028-01-01')),
    person(2, asked('late', 'expired', '2026-11-01'), asked('later', 'due', '2027-06-01')),
    person(3, asked('none', 'missing', '2026-10-01')),
    person(4, asked('due', 'due', '2026-12-01')),
  ],
};

test('what is not there comes first, then what is due the soonest; what is due later is not told', () => {
  expect(openItems(TEAM, '2026-11-27').map((item) => item.asked.id)).toEqual(['none', 'late', 'due', 'soon']);
  expect(totalsOf(TEAM, '2026-11-27')).toEqual({ missing: 2, soon: 2, complete: 2, people: 4 });
});

test.each([
  ['2', 120],
  ['1.5', 90],
  ['1,5', 90],
  ['', null],
  ['0', null],
  ['two', null],
])('%j hours are %j minutes', (hours, minutes) => expect(minutesOf(hours)).toBe(minutes));

test('what is not said of a paper is nothing', () => {
  const values = { kind: 'cpr', title: 'Card', number: '', issuedOn: '2026-01-01', expiresOn: '', issuer: '' };
  expect(paperBodyOf(values)).toEqual({ ...values, expiresOn: null });
});

test.each([
  [{ name: 'card.jpg', type: 'image/jpeg' }, true],
  [{ name: 'card.PDF', type: '' }, true],
  [{ name: 'card.exe', type: 'application/octet-stream' }, false],
])('%o is accepted: %j', (file, accepted) => expect(isAccepted(file)).toBe(accepted));
