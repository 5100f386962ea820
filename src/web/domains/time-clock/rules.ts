import type { ClockState, PunchKind } from '#contract/time-clock-choices.ts';
import type { ReplyOf, SentTo } from '#web/lib/api.ts';

export type OwnClock = ReplyOf<'GET /api/time-clock'>;
export type Punch = OwnClock['punches'][number];
export type DutyRequest = ReplyOf<'GET /api/time-clock/requests'>[number];
export type Finding = ReplyOf<'GET /api/time-clock/findings'>['findings'][number];

/** What is sent of a punch, but for the device's clock when it is. */
export type WaitingPunch = Omit<SentTo<'POST /api/time-clock/punches'>['body'], 'sentAt'>;

export interface Clock {
  /** Null: nobody knows. */
  readonly state: ClockState | null;
  readonly since: string | null;
}
/** How one stood when the server said so, with what a page without a connection needs to tell the time. */
export interface KeptClock extends Clock {
  readonly timeZone: string;
  /** What has to be added to this device's clock, in milliseconds. */
  readonly offset: number;
}

const AFTER: Readonly<Record<PunchKind, (state: ClockState | null) => ClockState | null>> = {
  in: (state) => (state === 'break' ? 'break' : 'in'),
  out: () => 'out',
  'break-start': (state) => (state === 'out' ? 'out' : 'break'),
  'break-end': (state) => (state === 'out' ? 'out' : 'in'),
};

/** How somebody stands with what they clocked and the server does not have yet. */
export function clockWith(told: Clock, waiting: readonly WaitingPunch[]): Clock {
  return waiting
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .reduce<Clock>(({ state, since }, { kind, at, offset }) => {
      const after = AFTER[kind](state);
      if (after === state) return { state, since };
      return { state: after, since: after === 'out' ? null : momentOf({ at, offset }) };
    }, told);
}

/** When a punch was, by the server's clock as far as this device knows it. */
export const momentOf = ({ at, offset }: Pick<WaitingPunch, 'at' | 'offset'>): string =>
  new Date(Date.parse(at) + (offset ?? 0)).toISOString();

/** The days of a list, the newest first. */
export const byDay = (punches: readonly Punch[]): [date: string, punches: Punch[]][] => [
  ...Map.groupBy(punches, ({ date }) => date),
];
