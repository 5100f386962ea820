import { useSearchParams } from 'react-router';
import { SHEETS, type Sheet } from '../../../../../contract/compliance-choices.ts';
import { type Days, daysProblem } from '../../../../domains/compliance/rules.ts';
import { IN_PLACE } from '../../../../layout/useScreenTitle.ts';
import { dayAfter, useCenterToday } from '../../../../lib/time.ts';

export const PARTS = ['sheets', 'links', 'rules'] as const;
type Part = (typeof PARTS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Which part, sheet, days and room are shown; all of it in the address, so that a reload and a link keep it. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const today = useCenterToday();
  const part: Part = PARTS.find((known) => known === search.get('part')) ?? 'sheets';
  const sheet: Sheet = SHEETS.find((known) => known === search.get('sheet')) ?? 'sign-in';
  const typed = (name: string, usual: string) => {
    const value = search.get(name);
    return value === null ? usual : DAY.test(value) ? value : '';
  };
  const days: Days = { from: typed('from', dayAfter(today, -6)), to: typed('to', today) };
  const room = Number(search.get('room')) || null;

  const change = (changes: Readonly<Record<string, string | null>>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      return after;
    }, IN_PLACE);

  return {
    part,
    sheet,
    days,
    room,
    today,
    problem: daysProblem(sheet, days),
    choosePart: (next: string) => change({ part: next === 'sheets' ? null : next }),
    chooseSheet: (next: string) => change({ sheet: next === 'sign-in' ? null : next }),
    chooseDays: (next: Partial<Days>) => change({ ...next }),
    chooseRoom: (next: string) => change({ room: next === '' ? null : next }),
  };
}
export type AskedOnScreen = ReturnType<typeof useAsked>;
