import { sql } from 'kysely';
import type { AGE_GROUPS } from '../../../../contract/center.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { staffNeeded } from '../../center/rules.ts';
import { slotState } from '../../dashboard/analytics-rules.ts';
import { askedRooms, whereabouts } from '../../dashboard/analytics-scope.ts';
import { dayBounds, present } from '../../dashboard/ratio-queries.ts';
import { stateIn } from '../../dashboard/report-tables.ts';
import { ageBands, type BandCount, limitAt } from '../ratio-rules.ts';
import type { RulePack } from '../rule-schema.ts';
import { type Ask, clock, column, row, type Written } from './written.ts';

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
      column('date', say(language, 'Date'), 'day', 3),
      column('room', say(language, 'Room'), 'text', 4),
      column('from', say(language, 'From'), 'time', 2),
      column('until', say(language, 'Until'), 'time', 2),
      column('children', say(language, 'Children'), 'number', 2),
      column('staff', say(language, 'Staff'), 'number', 2),
      column('limit', say(language, 'Limit'), 'text', 2),
      column('needed', say(language, 'Staff needed'), 'number', 2),
      column('state', say(language, 'State'), 'text', 4),
    ],
    rows: stretches
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, room: name, time, untilTime, children, staff, limit, needed, state, isTooLarge }) => {
        const isKept = state === 'kept' && !isTooLarge;
        const said = state === 'kept' && isTooLarge ? say(language, 'Group too large') : stateIn(language, state);
        const ratio = limit.childrenPerStaff === null ? null : `1:${limit.childrenPerStaff}`;
        return row([date, name, time, untilTime, children, staff, ratio, needed, said], isKept ? null : 'attention');
      }),
    notes: [
      say(language, 'Minutes in which nothing changed are one row; a room without children has none.'),
      say(language, 'Staff count while they are on duty, in the room they are assigned to now.'),
      say(
        language,
        'The limit is the stricter one of the room’s own and that of the state’s rules; a room without any asks for one person.',
      ),
    ],
    childIds: [],
  };
}

type Group = (typeof AGE_GROUPS)[number];
interface Moment {
  readonly date: string;
  readonly at: Date;
  readonly time: string;
  readonly until: Date;
  readonly untilTime: string;
  readonly roomId: number;
  readonly children: number;
  readonly staff: number;
  readonly bands: readonly BandCount[];
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

const ageGroups = () => sql<{ id: number; ageGroup: Group | null }>`select id, age_group from room`;

/** The place of a child's age among the bands; -1: none speaks of it. */
function bandOf(pack: RulePack) {
  const cases = ageBands(pack).map(
    ({ ages: { from, until } }, place) => sql`
      when t.date >= k.date_of_birth + ${from}::text::interval
        and (${until}::text is null or t.date < k.date_of_birth + ${until}::text::interval) then ${place}::int`,
  );
  return cases.length === 0 ? sql`-1` : sql`case ${sql.join(cases, sql` `)} else -1 end`;
}

/**
 * Each room with children at every minute up to now in which something may have changed: an arrival, a departure, a move, a duty
 * begun or ended. What happens within a minute counts from the next one on.
 */
const momentsOf = ({ from, to, rules }: Ask, now: Date) => sql<Moment>`
  with ${whereabouts}, ${dayBounds(from, to)},
  changed as (
    select check_in as at from attendance where date between ${from}::date and ${to}::date and check_in is not null
    union select check_out from attendance where date between ${from}::date and ${to}::date and check_out is not null
    union select began_at from room_stay
    union select started_at from staff_duty where started_at >= (select min(begins) from bounds)
    union select ended_at from staff_duty where ended_at >= (select min(begins) from bounds)
    union select begins from bounds),
  slot as materialized (
    select date, at, lead(at, 1, least(ends, ${now}::timestamptz)) over (partition by date order by at) as until
    from (
      select distinct b.date, b.ends, date_trunc('minute', h.at + interval '59.999999 seconds') as at
      from changed h join bounds b on h.at >= b.begins and h.at < b.ends) s
    where at < least(ends, ${now}::timestamptz)),
  ${present(from, to)},
  peopled as materialized (
    select at, room_id, sum(children)::int as children,
      json_agg(json_build_object('band', band, 'children', children) order by band) as bands
    from (
      select t.at, t.room_id, ${bandOf(rules.pack)} as band, count(*)::int as children
      from child_there t join child k on k.id = t.child_id group by 1, 2, 3) t
    group by at, room_id)
  select s.date, s.at, s.until, ${clock(sql`s.at`)} as time, ${clock(sql`s.until`)} as until_time,
    p.room_id, p.children, coalesce(f.staff, 0) as staff, p.bands
  from peopled p join slot s on s.at = p.at cross join center c
  left join staff_there f on f.at = p.at and f.room_id = p.room_id
  order by p.room_id, s.at`;
