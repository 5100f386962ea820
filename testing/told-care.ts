import type { DemoCenter } from './demo-center.ts';

interface Report {
  readonly about: string;
  readonly meals: string;
  readonly naps: string;
}
interface Logged {
  readonly about: string;
  readonly kind: 'meal' | 'bottle' | 'nap';
  readonly meal: string | null;
  readonly amount: string | null;
  readonly notes: string;
  readonly ounces: number | null;
  readonly from: string;
  readonly to: string | null;
}
/** A day's report in its own words, beside what the timeline had shown of the child when it was written. */
export interface Told {
  readonly about: string;
  readonly told: readonly string[];
  readonly logged: readonly string[];
}

/** Of each daily report what it tells of meals, bottles and naps, and what was logged of the same child and day. */
export async function toldCare(demo: DemoCenter): Promise<Told[]> {
  const about = `r.child_id || ' ' || r.date || ' ' || k.first_name`;
  const reports = await demo.rows<Report>(
    `select ${about} as about, meals, naps from daily_report r join child k on k.id = r.child_id`,
  );
  const clock = (moment: string) => `to_char(${moment} at time zone 'America/New_York', 'FMHH12:MI')`;
  const logged = await demo.rows<Logged>(
    `select ${about} as about, a.kind, a.meal, a.amount, a.notes, a.quarter_ounces / 4.0::float as ounces,
       ${clock('a.at')} as from, ${clock('a.ended_at')} as to
     from daily_report r join child k on k.id = r.child_id join activity a on a.child_id = r.child_id and a.date = r.date
     where a.kind in ('meal', 'bottle') and a.at <= r.created_at or a.kind = 'nap' and a.ended_at <= r.created_at`,
  );
  const days = Map.groupBy(logged, (one) => one.about);
  return reports.map((report) => ({
    about: report.about,
    told: [...mealsIn(report.meals), ...bottlesIn(report.meals), ...napsIn(report.naps)].toSorted(),
    logged: (days.get(report.about) ?? []).map(said).toSorted(),
  }));
}

const WORDS = { breakfast: 'Breakfast', lunch: 'Lunch', 'pm-snack': 'Snack' } as Record<string, string>;

function said({ kind, meal, amount, notes, ounces, from, to }: Logged): string {
  if (kind === 'meal') return `${WORDS[meal ?? '']}: ${notes}, ${amount}`;
  return kind === 'bottle' ? `${ounces} oz at ${from}` : `${from} to ${to}`;
}

const mealsIn = (text: string) =>
  [...text.matchAll(/(Breakfast|Lunch|Snack): ([^.]*)\./g)].map(([, meal, how = '']) => `${meal}: ${eaten(how)}`);

/** Teachers' words for how much was eaten, as the timeline counts it. */
function eaten(how: string): string {
  const bites = /^a few bites of (.*)$/.exec(how)?.[1];
  if (bites) return `${bites}, some`;
  return how
    .replace(/, (not hungry|none of it today)$/, ', none')
    .replace(/, about half$/, ', some')
    .replace(/, (nearly all|most) of it$/, ', most')
    .replace(/, (ate well|all of it|two helpings|slowly but finished)$/, ', all');
}

const bottlesIn = (text: string) => [...text.matchAll(/[\d.]+ oz at \d+:\d\d/g)].map(([bottle]) => bottle);
const napsIn = (text: string) => [...text.matchAll(/\d+:\d\d to \d+:\d\d/g)].map(([nap]) => nap);
