import { LONGEST_CLOSURE } from '#contract/center-settings.ts';
import { LONGEST_LIST } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt, daysOf } from '#server/kernel/clock/zone.ts';
import { invalid, notFound } from '#server/kernel/http-error.ts';
import { closuresOf, DAYS_IN_SIGHT } from './calendar-rules.ts';
import { closeOn } from './commands.ts';
import { closedDays, deleteClosures } from './settings-queries.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

/** Closures by date, ranges put together; without a date range those from today on, a year ahead. */
export async function closures(scope: Scope, { from, to }: Partial<Range>) {
  const { center } = await scope.opened;
  const first = from ?? dayAt(scope.now, center.zone);
  const range = refuseLong({ from: first, to: to ?? addDays(first, DAYS_IN_SIGHT + LONGEST_CLOSURE) }, LONGEST_LIST);
  return closuresOf(await scope.all(closedDays(range.from, range.to)));
}

/** Closes the center on every day of a range. */
export async function closeBetween(scope: Scope, { from, to, reason }: Range & { reason: string }) {
  refuseOddRange({ from, to });
  await closeOn(
    scope,
    daysOf(from, to).map((date) => ({ date, reason })),
  );
  return { from, to, reason };
}

/** Opens the center again on the closed days of a range. */
export async function reopenBetween(scope: Scope, { from, to }: Range): Promise<void> {
  refuseOddRange({ from, to });
  const opened = await scope.all(deleteClosures(from, to));
  if (opened.length === 0) throw notFound('The center is not closed on these days');
  audit(scope, { action: 'open center', entity: 'closure', ids: [], before: opened });
  scope.touch('center');
}

function refuseOddRange({ from, to }: Range): void {
  if (to < from) throw invalid({ to: 'The last day must not be before the first' });
  refuseLong({ from, to }, LONGEST_CLOSURE);
}
