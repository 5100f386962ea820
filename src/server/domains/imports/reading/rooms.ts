import type { AgeGroup } from '#contract/center-choices.ts';
import { roomName } from '#server/domains/center/rules.ts';
import type { Choices, Known, RoomChoice } from './plan.ts';
import type { Row } from './rows.ts';
import { dateOf, nameKey, roomKey } from './values.ts';

export interface RoomOfFile {
  /** How it is asked for in `Choices.rooms`; '' is no room. */
  readonly key: string;
  /** As it is written first. */
  readonly name: string;
  readonly rows: number;
  /** Where the rows go: by choice, or because a room that is here has the name. */
  readonly choice: RoomChoice | null;
  /** Which group a room of this name would be for. */
  readonly suggested: AgeGroup;
}

/** The rooms that a file names, as they are written, with where they lead. */
export function roomsOfFile(rows: readonly Row[], choices: Choices, known: Known): RoomOfFile[] {
  const field = choices.kind === 'staff' ? 'staffRoom' : 'room';
  const named = Map.groupBy(rows, (row) => roomKey(row.get(field)));
  return [...named]
    .filter(([key]) => key !== '' || choices.kind === 'children')
    .map(([key, members]) => ({
      key,
      name: members[0]?.get(field).slice(0, 60) ?? '',
      rows: members.length,
      choice: chosenRoom(key, members[0]?.get(field) ?? '', choices, known),
      suggested: groupOf(key, members, known.today),
    }))
    .sort((one, other) => Number(one.key === '') - Number(other.key === ''));
}

/** What was chosen; a room to be made that somebody else has made since is that one. */
function chosenRoom(key: string, name: string, choices: Choices, known: Known): RoomChoice | null {
  const chosen = choices.rooms[key];
  if (chosen && !('ageGroup' in chosen)) return chosen;
  const made = known.rooms.find((room) => chosen && nameKey(room.name) === nameKey(name.slice(0, 60)));
  if (made) return { room: made.name };
  return chosen ?? (key === '' ? null : ownRoom(name, choices, known));
}

/** The room that is here under a name: to the letter, or the only one that is called alike. */
function ownRoom(name: string, { kind }: Choices, { rooms }: Known): RoomChoice | null {
  const open = rooms.filter(({ ageGroup }) => kind === 'staff' || ageGroup !== null);
  const same = open.find((room) => nameKey(room.name) === nameKey(roomName(name)));
  const alike = open.filter((room) => roomKey(room.name) === roomKey(name));
  const found = same ?? (alike.length === 1 ? alike[0] : undefined);
  return found ? { room: found.name } : null;
}

const GROUPS: readonly (readonly [RegExp, AgeGroup])[] = [
  [/pre ?k\b|pre kinder|kinder|\bfours?\b/, 'pre-k'],
  [/infant|bab(y|ie)|nursery|crawler/, 'infants'],
  [/toddler|waddler|walker|\bones?\b|\btwos?\b/, 'toddlers'],
  [/pre ?school|\bthrees?\b/, 'preschool'],
];
const OLDEST_MONTHS: readonly (readonly [number, AgeGroup])[] = [
  [18, 'infants'],
  [36, 'toddlers'],
  [48, 'preschool'],
];

/** By its name, else by the age of the child in the middle. */
function groupOf(key: string, members: readonly Row[], today: string): AgeGroup {
  const named = GROUPS.find(([pattern]) => pattern.test(key));
  if (named) return named[1];
  const ages = members
    .flatMap((row) => dateOf(row.get('dateOfBirth'), 'mdy', Number(today.slice(0, 4))) ?? [])
    .map((born) => (Date.parse(today) - Date.parse(born)) / (30.44 * 86_400_000))
    .sort((a, b) => a - b);
  const middle = ages[Math.floor(ages.length / 2)] ?? 40;
  return OLDEST_MONTHS.find(([months]) => middle < months)?.[1] ?? 'pre-k';
}
