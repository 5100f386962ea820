import type { RoomWords } from '#contract/kiosk-room.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { writeDailyReport } from './commands.ts';
import { draftReport } from './draft.ts';

type Reported = NonNullable<RoomWords['report']> & { readonly staffId: number };

/** Writes a report on the day of a moment: what was logged of it by now, with what somebody says besides (classroom-tablet-7). */
export async function reportFromLog(scope: Scope, { childId, mood, notes, staffId }: Reported, at: Date) {
  const { center } = await scope.opened;
  const { records: _, ...draft } = await draftReport(scope, childId, dayAt(at, center.zone));
  const said = [notes, draft.notes].filter(Boolean).join('\n');
  return writeDailyReport(scope, { ...draft, mood, notes: said, staffId });
}
