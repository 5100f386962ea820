import { median } from '../median.ts';
import { atMost, type Row } from '../rows.ts';

/**
 * What the server's process and its database take at one moment. Memory and folders in MB; `own` is what PostgreSQL's processes
 * share with nobody: without the buffers, which fill up by design. `files` are without `sockets`, `jobs` rows of any state.
 */
export type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;
export const FIGURES = [
  ...(['rss', 'heap', 'postgres', 'own', 'files', 'sockets', 'connections'] as const),
  ...(['timers', 'jobs', 'temp', 'data', 'wal'] as const),
];

export interface Soaked {
  /** With nobody there: before the day, and after it and the night. */
  readonly before: Figures;
  readonly after: Figures;
  /** Every half hour or so; `hours` since the day began, by the program's clock. */
  readonly day: readonly { readonly hours: number; readonly figures: Figures }[];
  /** How many calls went wrong, by their answer, as `503 GET /api/center`. */
  readonly refused: ReadonlyMap<string, number>;
}

/** The first hours fill caches, compile code and open what stays open. */
const WARM_UP_HOURS = 2;
const MOST_PERCENT_AN_HOUR = 5;
const GROWING = ['rss', 'heap', 'own'] as const;
/** How much more of each there may be afterwards: a pool keeps a connection for a while, and a server at rest has some timers more or less. */
const COMING_BACK = { files: 0, sockets: 2, connections: 2, timers: 5, jobs: 0, temp: 0 } as const;
type ComingBack = keyof typeof COMING_BACK;

/** Memory may not grow on and on, what was opened is closed again, and every call is answered. */
export function judge({ before, after, day, refused }: Soaked): Row[] {
  const sum = (answers: readonly (readonly [string, number])[]) => answers.reduce((total, [, n]) => total + n, 0);
  const failed = sum([...refused].filter(([answer]) => answer.startsWith('5')));
  return [
    ...GROWING.map((key) => atMost(`${key}: growth an hour`, growth(day, key), MOST_PERCENT_AN_HOUR, '%', 1)),
    ...(Object.keys(COMING_BACK) as ComingBack[]).map((key) =>
      atMost(`${key}: afterwards, and before`, after[key], before[key] + COMING_BACK[key], ''),
    ),
    atMost('calls answered 5xx', failed, 0, ''),
    atMost('calls refused', sum([...refused]) - failed, 0, ''),
  ];
}

/** The median of the slopes between any two moments after the warm-up, in percent of the median: a peak moves it little. */
function growth(day: Soaked['day'], key: keyof Figures): number {
  const warm = day.filter(({ hours }) => hours >= WARM_UP_HOURS);
  const slopes = warm.flatMap((from, at) =>
    warm.slice(at + 1).map((to) => (to.figures[key] - from.figures[key]) / (to.hours - from.hours)),
  );
  return (median(slopes) / median(warm.map(({ figures }) => figures[key]))) * 100;
}
