import pg from 'pg';
import { types } from '#server/db/wire.ts';
import { TASKS } from '#server/jobs.ts';
import type { Nudge } from '#server/kernel/live/live.ts';
import type { TestLarkhouse } from '../larkhouse.ts';
import { until } from '../until.ts';
import type { Say } from './names.ts';

/** What came of a call beside its answer, in words: rows by name, so that two runs can be compared. */
export interface Effects {
  /** Lines of the audit log: action, entity, rows, children, before and after. */
  readonly audited: readonly string[];
  /** Jobs asked for, notifications and letters among them. */
  readonly queued: readonly string[];
  /** What open screens were told to read anew, and whom it concerns. */
  readonly told: readonly string[];
  /** What the queued jobs leave behind in their turn, by their names. */
  readonly then: readonly (readonly [task: string, effects: Omit<Effects, 'then'>])[];
}

export interface Observer {
  /** Does `call`, and says what it left behind; `called` is what it answered. */
  effectsOf<T>(call: () => Promise<T>): Promise<{ effects: Effects; called: T }>;
  /** What `work` left behind itself, while the jobs that it asks for stay undone. */
  ownEffectsOf(work: () => Promise<unknown>): Promise<Omit<Effects, 'then'>>;
  stop(): Promise<void>;
}

/**
 * Looks at one Larkhouse from behind, as the superuser; one call at a time.
 * @param names makes what says the rows of one call
 */
export function observe({ superuser, server }: TestLarkhouse, names: () => Say): Observer {
  const rows = new pg.Pool({ ...superuser, types, max: 1, idleTimeoutMillis: 0 });
  rows.on('error', () => undefined);
  const all = async <Row>(sql: string, ...values: unknown[]) => (await rows.query(sql, values)).rows as Row[];
  let nudges: Nudge[] = [];
  const unsubscribe = server.live.subscribe((nudge) => nudges.push(nudge));

  /** Nudges travel together after a moment: one of no center, sent last, shows that all before it have arrived. */
  const untilTold = async () => {
    server.live.publish(NOWHERE, NOTHING_STALE);
    await until(() => nudges.some(({ centerId }) => centerId === NOWHERE));
    const told = nudges.filter(({ centerId }) => centerId !== NOWHERE);
    nudges = [];
    return told;
  };

  /** What a piece of work leaves behind, and the jobs it asks for. */
  const watch = async <T>(work: () => Promise<T>, say: Say) => {
    await untilTold();
    const [before] = await all<Newest>(NEWEST);
    const called = await work();
    const told = await untilTold();
    const lines = await all<Line>(LINES, before?.audit);
    const jobs = await all<Job>(JOBS, before?.outbox);
    const effects = {
      audited: lines.map((line) => say(saidOfLine(line))),
      queued: jobs.map(({ task, payload }) => say(`${task} ${JSON.stringify(payload)}`)),
      told: saidOfNudges(told).map(say),
    };
    return { called, jobs, effects };
  };
  const run = ({ center_id: centerId, task, payload: input }: Job) =>
    TASKS[task]?.({ server, centerId, input, attempt: 1 }) ?? Promise.resolve();

  const [yes, no] = [() => true, () => false];
  let tolds = 0;
  /** What was told before is told, so that it can be taken back. */
  const catchUp = async () => {
    const jobs = await all<Job>(JOBS, tolds);
    for (const job of jobs) if (job.task === 'notify') await run(job);
    tolds = jobs.at(-1)?.id ?? tolds;
  };

  return {
    async effectsOf(call) {
      const say = names();
      await catchUp();
      const { called, jobs, effects } = await watch(call, say);
      const then: [string, Omit<Effects, 'then'>][] = [];
      for (const job of jobs) {
        if (OUTSIDE.has(job.task)) continue;
        const { called: isDone, effects: after } = await watch(() => run(job).then(yes, no), say);
        then.push([isDone ? job.task : `${job.task}, which fails and is tried again,`, after]);
      }
      tolds = jobs.at(-1)?.id ?? tolds;
      return { called, effects: { ...effects, then } };
    },
    ownEffectsOf: async (work) => (await watch(work, names())).effects,
    async stop() {
      unsubscribe();
      await rows.end();
    },
  };
}

const NOWHERE = 0;
const NOTHING_STALE = {
  topics: new Set<never>(),
  childIds: new Set<number>(),
  guardianIds: new Set<number>(),
  write: null,
  readers: new Set<string>(),
};

interface Newest {
  readonly audit: number;
  readonly outbox: number;
}
const NEWEST = `select (select coalesce(max(id), 0) from audit) as audit, (select coalesce(max(id), 0) from outbox) as outbox`;

interface Line {
  readonly action: string;
  readonly entity: string;
  readonly ids: number[];
  readonly children: number[];
  readonly before: unknown;
  readonly after: unknown;
}
const LINES = `
  select a.action, a.entity, a.entity_ids as ids, a.child_ids as children, d.before, d.after
  from audit a left join audit_detail d on d.center_id = a.center_id and d.audit_id = a.id
  where a.id > $1 order by a.id`;

/** Jobs that only call up what lies outside: a camera, a browser's push service. */
const OUTSIDE: ReadonlySet<string> = new Set(['look-at-camera', 'send-push']);

interface Job {
  readonly id: number;
  readonly center_id: number;
  readonly task: string;
  readonly payload: unknown;
}
const JOBS = 'select id, center_id, task, payload from outbox where id > $1 order by id';

const saidOfLine = ({ action, entity, ids, children, before, after }: Line) =>
  [
    `${action}: ${entity} [${ids.join(', ')}]`,
    children.length > 0 && `of [${children.join(', ')}]`,
    before !== null && `before ${JSON.stringify(before)}`,
    after !== null && `after ${JSON.stringify(after)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Together, since what one call makes stale may travel in one nudge or in several. */
function saidOfNudges(nudges: readonly Nudge[]): string[] {
  const union = <T extends string | number>(pick: (nudge: Nudge) => readonly T[] | null): T[] =>
    [...new Set(nudges.flatMap((nudge) => pick(nudge) ?? []))].toSorted((a, b) => (a < b ? -1 : 1));
  const topics = union(({ topics }) => topics);
  const parts = [
    ['of', union(({ childIds }) => childIds)],
    ['guardians', union(({ guardianIds }) => guardianIds)],
    ['readers', union(({ readers }) => readers)],
  ] as const;
  if (topics.length === 0) return [];
  return [
    topics.join(', '),
    ...parts.flatMap(([word, whom]) => (whom.length > 0 ? [`${word} [${whom.join(', ')}]`] : [])),
  ];
}
