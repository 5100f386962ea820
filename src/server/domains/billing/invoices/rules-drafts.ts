import { addDays } from '#server/kernel/clock/zone.ts';
import type { Category } from '../accounts/rules-ledger.ts';
import type { PlannedCharge } from '../plans/rules-charges.ts';
import { earlier, later } from '../plans/rules-periods.ts';

/** A line of an invoice that is being made. */
export interface DraftLine {
  readonly childId: number | null;
  readonly childName: string | null;
  readonly category: Category;
  readonly description: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly ofDays: number | null;
  readonly gross: number;
  readonly discount: number;
  readonly amount: number;
}

/** What an invoice with these lines is called, for which days it is and when it is due. Lines without days count for today. */
export function headingOf(lines: readonly DraftLine[], today: string, dueDaysAfter: number) {
  const tuition = lines.filter(({ category, from }) => category === 'tuition' && from !== null);
  const dated = tuition.length > 0 ? tuition : lines;
  const from = dated.map((line) => line.from ?? today).reduce(earlier, dated[0]?.from ?? today);
  const to = dated.map((line) => line.to ?? line.from ?? today).reduce(later, from);
  const names = [...new Set(lines.map(({ description }) => description).filter(Boolean))];
  return {
    description: names.join(', ').slice(0, 200),
    from,
    to,
    dueOn: addDays(later(from, today), dueDaysAfter),
  };
}

export const totalOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

export const tuitionLine = ({
  careDays,
  ofDays,
  service,
  ...charge
}: PlannedCharge & { readonly childName: string }): DraftLine => ({
  childId: charge.childId,
  childName: charge.childName,
  category: 'tuition',
  description: charge.description,
  ...service,
  ...proration(careDays.length, ofDays),
  gross: charge.gross,
  discount: charge.discount,
  amount: charge.amount,
});

export const waitingLine = ({
  category,
  ...line
}: Omit<DraftLine, 'category'> & { readonly category: Category | null }): DraftLine => ({
  childId: line.childId,
  childName: line.childName,
  category: category ?? 'other',
  description: line.description,
  from: line.from,
  to: line.to,
  days: line.days,
  ofDays: line.ofDays,
  gross: line.gross,
  discount: line.discount,
  amount: line.amount,
});

/** Said only where not the whole period is charged. */
export const proration = (days: number, ofDays: number) =>
  days === ofDays ? { days: null, ofDays: null } : { days, ofDays };
