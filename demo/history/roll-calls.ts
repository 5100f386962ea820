import { enrolledChildren } from '#server/domains/children/queries.ts';
import { recordRollCall } from '#server/domains/roll-call/commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import { timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { type ChildDay, isThereAt } from './presence.ts';

const BEGINS = 10 * 60 + 5;
const DRILLS = [
  { back: 5, minutes: 4, note: 'Fire drill. Infants by the evacuation cribs.' },
  { back: 21, minutes: 6, note: 'Fire drill by the back door.' },
];

/** Fire drills, a week and a month ago: everybody was found. */
export function rollCalls(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  return DRILLS.map(({ back, minutes, note }): Deed => {
    const day = calendar.dayBack(back, '18:00');
    const startedAt = calendar.moment(day, timeOf(BEGINS));
    const at = new Date(startedAt.getTime() + minutes * 60_000);
    const there = days.filter((one) => one.date === day && isThereAt(one, BEGINS));
    return {
      at,
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        const enrolled = await scope.all(enrolledChildren());
        const ids = new Set(there.map(({ child }) => cast.child(child.key)));
        const children = enrolled
          .filter(({ id }) => ids.has(id))
          .map(({ id, roomId }) => ({ childId: id, roomId, isAccounted: true, note: '' }));
        await recordRollCall(scope, {
          uuid: `00000000-0000-4000-8000-0000${day.replaceAll('-', '')}`,
          isDrill: true,
          startedAt: startedAt.toISOString(),
          finishedAt: at.toISOString(),
          sentAt: at.toISOString(),
          offset: 0,
          listAt: startedAt.toISOString(),
          wasOffline: false,
          note,
          children,
          rooms: [...Map.groupBy(children, ({ roomId }) => roomId)].map(([roomId, all]) => ({
            roomId,
            counted: all.length,
          })),
        });
      },
    };
  });
}
