import { roomByName } from '#server/domains/center/queries.ts';
import { DEFAULT_ROOMS } from '#server/domains/center/rules.ts';
import { postPhoto } from '#server/domains/gallery/commands.ts';
import { notificationOf } from '#server/domains/gallery/notifications.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child } from '../people/households.ts';
import { teachersOf } from '../people/staff.ts';
import { DRAWINGS } from '../pictures/drawings.ts';
import type { Shelf } from '../shelf.ts';
import { tellLately } from '../telling.ts';
import { SUBJECTS, type Subject } from '../texts/photos.ts';
import { timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { type ChildDay, isThereAt } from './presence.ts';

const PHOTOS = 66;
/** A room takes a photo every so many open days; the rooms take turns. */
const EVERY_ROOMS = 5;
const ROOMS = DEFAULT_ROOMS.filter(({ ageGroup }) => ageGroup !== null);

interface Planned {
  readonly date: string;
  readonly room: string;
  readonly at: number;
  readonly subject: Subject;
  /** How often the subject was shown since: each time it looks different. */
  readonly variation: number;
}

/** Photos of what the rooms made and did, through all months: for everybody, for a room, or for the children in them. */
export function photos(calendar: Calendar, cast: Cast, shelf: Shelf, days: readonly ChildDay[]): Deed[] {
  const planned = plan(calendar).filter(({ date: day, at }) => calendar.moment(day, timeOf(at)) <= calendar.now);
  return planned.toReversed().flatMap((photo) => posted(calendar, cast, shelf, days, photo));
}

/** From the newest back; what was shown least comes next. */
function plan({ openDays }: Calendar): Planned[] {
  const shown = new Map<string, number>();
  // Never the same kind of thing twice in a row.
  let last: string | undefined;
  return Array.from({ length: PHOTOS }, (_, index): Planned[] => {
    const slot = index * EVERY_ROOMS;
    const day = openDays.at(-1 - Math.floor(slot / ROOMS.length));
    const room = ROOMS[slot % ROOMS.length];
    if (!day || !room) return [];
    const chance = new Chance('photo', day, room.name);
    const fitting = SUBJECTS.filter(({ groups, months, tags }) => {
      const inSeason = months?.includes(Number(day.slice(5, 7))) ?? true;
      return inSeason && tags[0] !== last && groups.some((group) => group === room.ageGroup);
    });
    const least = Math.min(...fitting.map(({ key }) => shown.get(key) ?? 0));
    const subject = chance.pick(fitting.filter(({ key }) => (shown.get(key) ?? 0) === least));
    shown.set(subject.key, least + 1);
    last = subject.tags[0];
    return [{ date: day, room: room.name, at: chance.between(9 * 60 + 40, 11 * 60 + 20), subject, variation: least }];
  }).flat();
}

function posted(
  calendar: Calendar,
  cast: Cast,
  shelf: Shelf,
  days: readonly ChildDay[],
  { date: day, room, at, subject, variation }: Planned,
): Deed[] {
  const chance = new Chance('photo', day, room, subject.key);
  const by = teachersOf(room).find((teacher) => workingOn(day).includes(teacher))?.key;
  const draw = DRAWINGS[subject.key];
  if (!by || !draw) return [];
  const there = days.filter((one) => one.date === day && one.child.room === room && isThereAt(one, at));
  const audience = chance.between(1, 3);
  const inIt =
    audience === 1
      ? children(
          chance,
          there.map(({ child }) => child),
        )
      : [];
  const [title, description] = subject.words[variation % subject.words.length] ?? ['', ''];
  const number = `${subject.key}-${variation + 1}`;
  const file = shelf.picture(`photo ${number}`, `${number}.jpg`, () =>
    draw(new Chance('drawing', subject.key, variation)),
  );
  return [
    {
      at: calendar.moment(day, timeOf(at)),
      by: () => cast.staff(by),
      act: async (scope) => {
        const rooms = audience === 2 ? await scope.all(roomByName(room)) : [];
        const posted = await postPhoto(scope, {
          ...(await file(scope)),
          title,
          description,
          tags: [...subject.tags],
          childIds: inIt.map(({ key }) => cast.child(key)),
          roomIds: rooms.map(({ id }) => id),
          isVisible: !chance.happens(0.06),
        });
        if (posted.isVisible) await tellLately(scope, calendar, await notificationOf(scope, posted));
      },
    },
  ];
}

/** One to three, those of the printed logins first; a child whose family did not release photos is alone in them. */
function children(chance: Chance, there: readonly Child[]): Child[] {
  const unreleased = there.filter(({ household }) => isUnreleased(household));
  if (unreleased.length > 0 && chance.happens(0.2)) return chance.some(unreleased, 1);
  const free = there.filter((child) => !unreleased.includes(child));
  const known = free.filter(({ household }) => household.guardians.some(({ email }) => email?.startsWith('parent')));
  const others = chance.some(free, chance.between(1, 3));
  return [...new Set([...(chance.happens(0.9) ? known : []), ...others])].slice(0, 3);
}

const isUnreleased = ({ unsigned, takenBack }: Child['household']): boolean =>
  unsigned.includes('photoRelease') || takenBack === 'photoRelease';
