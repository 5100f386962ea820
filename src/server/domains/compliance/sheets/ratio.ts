import type { Reading } from '#server/db/open-scope.ts';
import { stateIn } from '#server/domains/analytics/report-tables.ts';
import { slotState } from '#server/domains/analytics/rules.ts';
import { askedRooms } from '#server/domains/analytics/whereabouts-queries.ts';
import { staffNeeded } from '#server/domains/center/rules.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { limitAt } from '../ratio-rules.ts';
import type { RulePack } from '../rule-schema.ts';
import { ageGroups, type Group, type Moment, momentsOf } from './ratio-queries.ts';
import { type Ask, column, row, type Written } from './written.ts';

/** Every stretch of time in which the children and the staff of a room stayed as many, against the limit that governs. */
export async function ratioSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language, room, rules } = ask;
  const [rooms, moments, groups] = await Promise.all([
    reading.all(askedRooms(room)),
    reading.all(momentsOf(ask, reading.now)),
    reading.all(ageGroups()),
  ]);
  const groupOf = new Map(groups.map(({ id, ageGroup }) => [id, ageGroup]));
  const stretches = rooms.flatMap((one) => {
    const there = { ...one, ageGroup: groupOf.get(one.id) ?? null };
    const own = moments.filter(({ roomId }) => roomId === one.id);
    return joined(own.map((moment) => ({ ...moment, room: one.name, ...judged(rules.pack, there, moment) })));
  });
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('room', translate(language, 'Room'), 'text', 4),
      column('from', translate(language, 'From'), 'time', 3),
      column('until', translate(language, 'Until'), 'time', 3),
      column('children', translate(language, 'Children'), 'number', 2),
      column('staff', translate(language, 'Staff'), 'number', 2),
      column('limit', translate(language, 'Limit'), 'text', 2),
      column('needed', translate(language, 'Staff needed'), 'number', 2),
      column('state', translate(language, 'State'), 'text', 4),
    ],
    rows: stretches
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, room: name, time, untilTime, children, staff, limit, needed, state, isTooLarge }) => {
        const isKept = state === 'kept' && !isTooLarge;
        const said = state === 'kept' && isTooLarge ? translate(language, 'Group too large') : stateIn(language, state);
        const ratio = limit.childrenPerStaff === null ? null : `1:${limit.childrenPerStaff}`;
        return row([date, name, time, untilTime, children, staff, ratio, needed, said], isKept ? null : 'attention');
      }),
    notes: [
      translate(language, 'Minutes in which nothing changed are one row; a room without children has none.'),
      translate(
        language,
        'Staff count while they care for children in the room, are qualified for its age group, and no missing paper keeps them out.',
      ),
      translate(
        language,
        'The limit is the stricter one of the room’s own and that of the state’s rules; a room without any asks for one person.',
      ),
    ],
    childIds: [],
  };
}

function judged(
  pack: RulePack,
  room: { readonly ageGroup: Group | null; readonly childrenPerStaff: number | null },
  { children, staff, bands }: Moment,
) {
  const limit = limitAt(pack, room, bands);
  const needed =
    limit.childrenPerStaff === null ? Math.min(children, 1) : staffNeeded(children, limit.childrenPerStaff);
  const isTooLarge = limit.groupSize !== null && children > limit.groupSize;
  return { limit, needed, isTooLarge, state: slotState(children, staff, needed) };
}

type Stretch = Moment & ReturnType<typeof judged> & { readonly room: string };

/** What follows without a change is one stretch. */
function joined(moments: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const moment of moments) {
    const last = stretches.at(-1);
    const goesOn = last?.until.getTime() === moment.at.getTime() && last.date === moment.date && isAlike(last, moment);
    if (last && goesOn) stretches[stretches.length - 1] = { ...last, until: moment.until, untilTime: moment.untilTime };
    else stretches.push(moment);
  }
  return stretches;
}

const isAlike = (a: Stretch, b: Stretch) =>
  a.children === b.children &&
  a.staff === b.staff &&
  a.limit.childrenPerStaff === b.limit.childrenPerStaff &&
  a.isTooLarge === b.isTooLarge;
