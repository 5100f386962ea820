import { SHEETS, type Sheet } from '#contract/compliance-choices.ts';
import { type Days, daysProblem } from '#web/domains/compliance/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';

export const PARTS = ['sheets', 'links', 'rules'] as const;
type Part = (typeof PARTS)[number];

/** Which part, sheet, days and room are shown; all of it in the address, so that a reload and a link keep it. */
export function useAsked() {
  const { asked, askedDay, choose } = useSearchFields();
  const today = useCenterToday();
  const part: Part = PARTS.find((known) => known === asked('part')) ?? 'sheets';
  const sheet: Sheet = SHEETS.find((known) => known === asked('sheet')) ?? 'sign-in';
  const days: Days = { from: askedDay('from', dayAfter(today, -6)), to: askedDay('to', today) };
  const room = Number(asked('room')) || null;

  return {
    part,
    sheet,
    days,
    room,
    today,
    problem: daysProblem(sheet, days),
    choosePart: (next: string) => choose({ part: next === 'sheets' ? null : next }),
    chooseSheet: (next: string) => choose({ sheet: next === 'sign-in' ? null : next }),
    chooseDays: (next: Partial<Days>) => choose({ ...next }),
    chooseRoom: (next: string) => choose({ room: next === '' ? null : next }),
  };
}
export type AskedOnScreen = ReturnType<typeof useAsked>;
