import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { minuteOf } from '#server/kernel/clock/time-of-day.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import { mayReadFile } from './access.ts';
import { changed } from './commands.ts';
import * as rows from './queries.ts';
import { mergedTimes } from './rules.ts';

/** Says when somebody can work, anew for every weekday: they themselves, or whoever keeps their file (employment-5). */
export async function sayAvailability(
  scope: Scope,
  staffId: number,
  said: readonly { readonly weekday: number; readonly from: string; readonly to: string }[],
) {
  await acting(scope, mayReadFile(staffId));
  orRefuse(await scope.maybe(rows.lockedMember(staffId)), noSuchStaffMember());
  const times = mergedTimes(
    said.map(({ weekday, from, to }) => ({ weekday, fromMinute: minuteOf(from), toMinute: minuteOf(to) })),
  );
  if (!times) throw invalid({ times: 'Each time must end after it begins' });
  await scope.count(rows.clearAvailability(staffId));
  if (times.length > 0) await scope.count(rows.insertAvailability(staffId, times));
  audit(scope, { action: 'say availability', entity: 'staff', ids: [staffId], after: { times: [...said] } });
  return changed(scope, staffId);
}
