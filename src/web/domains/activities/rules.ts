import type { ActivityKind, LoggedKind, Meal } from '#contract/activities-choices.ts';
import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';

export type RoomLog = Reply<Api['GET /api/rooms/:id/log']>;
export type LoggedChild = RoomLog['children'][number];
export type RunningNap = NonNullable<LoggedChild['nap']>;
export type LogEntry = RoomLog['entries'][number];
export type NewActivities = Sent<Api['POST /api/activities']>['body'];

/** What the bar offers: what is logged, and the gallery's photo. */
export const BOARD_KINDS = [
  'meal',
  'bottle',
  'nap',
  'diaper',
  'medicine',
  'learning',
  'outdoor',
  'note',
  'photo',
] as const satisfies readonly (LoggedKind | 'photo')[];
export type BoardKind = (typeof BOARD_KINDS)[number];

/** Without a choice these are the whole room's; the others are a child's. */
export const isOfWholeRoom = (kind: BoardKind): boolean =>
  kind === 'meal' || kind === 'nap' || kind === 'learning' || kind === 'outdoor' || kind === 'photo';

/** The meal that is usual at a time of day (HH:MM). */
export function mealAt(time: string): Meal {
  if (time < '09:30') return 'breakfast';
  if (time < '11:00') return 'am-snack';
  if (time < '13:45') return 'lunch';
  return time < '17:00' ? 'pm-snack' : 'dinner';
}

/** What one tap recorded, as the day's list shows it. */
export interface Batch {
  readonly key: string;
  readonly kind: ActivityKind;
  readonly at: string | null;
  readonly by: string;
  readonly undo: LogEntry['undo'];
  readonly sent: { readonly batch: string } | { readonly id: number };
  /** What was written of all of them. */
  readonly notes: string;
  /** Who did what: a line for each different thing, with what was written of it alone. */
  readonly lines: readonly { readonly text: string; readonly notes: string; readonly names: readonly string[] }[];
}

/** Entries by the tap that recorded them, in their order. */
export function batchesOf(entries: readonly LogEntry[]): Batch[] {
  const groups = Map.groupBy(entries, ({ batch, id }) => batch ?? `alone-${id}`);
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const common = group.every(({ notes }) => notes === first.notes) ? first.notes : '';
    const lines = Map.groupBy(group, ({ activity, notes }) => `${activity}\n${notes}`);
    return {
      key,
      kind: first.kind,
      at: first.at,
      by: first.by,
      undo: first.undo,
      sent: first.batch === null ? { id: first.id } : { batch: first.batch },
      notes: common,
      lines: [...lines.values()].map((same) => ({
        text: same[0]?.activity ?? '',
        notes: common ? '' : (same[0]?.notes ?? ''),
        names: same.map(({ child }) => child).sort((one, other) => one.localeCompare(other)),
      })),
    };
  });
}

/** How a sleeping child's next look stands, in whole minutes from now (ISO 8601 moments). */
export function lookState(nap: RunningNap, now: number): { state: 'later' | 'soon' | 'overdue'; minutes: number } {
  const left = (Date.parse(nap.nextCheckDue) - now) / 60_000;
  if (left <= 0) return { state: 'overdue', minutes: Math.floor(Math.abs(left)) };
  return { state: left <= SOON_MINUTES ? 'soon' : 'later', minutes: Math.ceil(left) };
}
const SOON_MINUTES = 3;

/** Whether a sleeping child was looked at in the minute before, in which no other look is recorded. */
export const isJustSeen = ({ lastCheck }: RunningNap, now: number): boolean =>
  lastCheck !== null && now - Date.parse(lastCheck) < 60_000;
