import { LONGEST_LIST } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';

/** The days a list answers, both included, and how many rows at most. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}
type Asked = { [K in keyof DateRange]?: DateRange[K] | undefined };

/** The range asked for; what isn't said reaches `days` back from today, at most `limit` rows (http-4). */
export async function pastRange(
  scope: Scope,
  asked: Asked,
  { days, limit }: { days: number; limit: number },
): Promise<DateRange> {
  const { center } = await scope.opened;
  const to = asked.to ?? dayAt(scope.now, center.zone);
  return checked({ from: asked.from ?? addDays(to, -days), to, limit: asked.limit ?? limit });
}

/** The range asked for; what isn't said reaches `days` ahead from today, at most `limit` rows. */
export async function comingRange(
  scope: Scope,
  asked: Asked,
  { days, limit }: { days: number; limit: number },
): Promise<DateRange> {
  const { center } = await scope.opened;
  const from = asked.from ?? dayAt(scope.now, center.zone);
  return checked({ from, to: asked.to ?? addDays(from, days), limit: asked.limit ?? limit });
}

function checked(range: DateRange): DateRange {
  return refuseLong(range, LONGEST_LIST);
}

/** The range itself; refuses one that is the wrong way round, or longer than so many days, both ends included. */
export function refuseLong<Range extends { readonly from: string; readonly to: string }>(
  range: Range,
  days: number,
): Range {
  if (range.from > range.to) throw invalid({ from: 'The first day must not be after the last day' });
  if (range.to > addDays(range.from, days - 1))
    throw invalid({ to: withValues('Please ask for at most {{days}} days', { days }) });
  return range;
}
