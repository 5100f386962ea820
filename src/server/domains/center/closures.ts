import { audit } from '../../audit/audit.ts';
import { addDays, dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid, notFound } from '../../refusal.ts';
import { closuresOf, DAYS_IN_SIGHT, daysOf } from './calendar-rules.ts';
import { closeOn } from './commands.ts';
import { closedDays, deleteClosures } from './settings-queries.ts';

const LONGEST = 366;

interface Range {
  readonly from: string;
  readonly to: string;
}

/** Closures by date, ranges put together; without a window those from today on, a year ahead. */
export async function closures(scope: Scope, { from, to }: Partial<Range>) {
  const { center } = await scope.opened;
  const first = from ?? dayAt(scope.now, center.zone);
  return closuresOf(await scope.all(closedDays(first, to ?? addDays(first, DAYS_IN_SIGHT + LONGEST))));
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
  if (to > addDays(from, LONGEST - 1)) throw invalid({ to: 'A closure lasts at most a year' });
}
