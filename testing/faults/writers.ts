import { addDays } from '#server/kernel/clock/zone.ts';
import type { Client } from '../client.ts';
import { until } from '../until.ts';
import type { Installation } from './installation.ts';

export interface CheckIn {
  readonly childId: number;
  readonly date: string;
  readonly checkInTime: string;
}
export interface Writing {
  /** What the server said was written. */
  readonly acknowledged: readonly CheckIn[];
  /** Answers that nobody should get, whatever was killed: all but 200, 503 with Retry-After, `expected`, and a lost connection. */
  readonly surprises: readonly string[];
  /** How often a connection was lost or refused, how often the answer was 503, and how often it was `expected`. */
  readonly lost: number;
  readonly refused: number;
  readonly awaited: number;
  /** Why connections were lost that the server had taken before. */
  readonly cut: readonly string[];
  /** Returns when another `n` were acknowledged. */
  untilMore(n: number): Promise<unknown>;
  /** No new ones; returns when those begun are acknowledged. */
  stop(): Promise<void>;
}

const CHILDREN = 20;
const WRITERS = 4;
const HANGS_AFTER_MS = 15_000;

/**
 * Checks children in over HTTP, one after the other, each sent again under its key until it is acknowledged.
 * @param expected the status of a refusal that what the test does is to bring about
 */
export async function startWriting(
  installation: Pick<Installation, 'origin'>,
  director: Client,
  expected?: number,
): Promise<Writing> {
  const { today } = (await director.get<{ today: string }>('/api/auth/status')).body;
  // Since yesterday: a clock that is set back leads there.
  const known = { lastName: 'Writer', dateOfBirth: '2024-01-01', room: 'Toddler Room', enrolledOn: addDays(today, -1) };
  const children: number[] = [];
  for (let i = 0; i < CHILDREN; i += 1) {
    const child = { ...known, firstName: `Child ${i}` };
    children.push((await director.post<{ id: number }>('/api/children', child)).body.id);
  }
  const acknowledged: CheckIn[] = [];
  const surprises: string[] = [];
  const cut: string[] = [];
  let [next, lost, refused, awaited, stopped] = [0, 0, 0, 0, false];

  const nextCheckIn = (): CheckIn => {
    const n = next;
    next += 1;
    const minute = String(n % 60).padStart(2, '0');
    const date = addDays(today, -1 - Math.floor(n / CHILDREN));
    return { childId: children[n % CHILDREN] ?? 0, date, checkInTime: `07:${minute}` };
  };
  const send = async (checkIn: CheckIn): Promise<boolean> => {
    const response = await fetch(`${installation.origin}/api/attendance`, {
      method: 'POST',
      headers: {
        cookie: director.cookie,
        'content-type': 'application/json',
        'idempotency-key': `${checkIn.childId} ${checkIn.date}`,
      },
      body: JSON.stringify({ ...checkIn, checkInBy: 'Mother', status: 'present' }),
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
    }).catch((error: Error) => error);
    if (response instanceof Error) {
      lost += 1;
      const cause = response.cause as NodeJS.ErrnoException | undefined;
      if (cause?.code !== 'ECONNREFUSED') cut.push(`${cause?.code} ${cause?.message ?? response.message}`);
      if (response.name === 'TimeoutError') surprises.push('an answer that did not come');
      return false;
    }
    const text = await response.text().catch(() => '');
    if (response.status === 503) refused += 1;
    if (response.status === expected) awaited += 1;
    const isExpected =
      [200, expected].includes(response.status) || (response.status === 503 && response.headers.has('retry-after'));
    if (!isExpected) surprises.push(`${response.status} ${text}`);
    return response.status === 200 && text !== '';
  };
  const write = async () => {
    while (!stopped) {
      const checkIn = nextCheckIn();
      await until(() => send(checkIn), 60_000);
      acknowledged.push(checkIn);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  writers.catch((error: Error) => surprises.push(error.message));
  return {
    acknowledged,
    surprises,
    cut,
    get lost() {
      return lost;
    },
    get refused() {
      return refused;
    },
    get awaited() {
      return awaited;
    },
    untilMore: (n) => {
      const enough = acknowledged.length + n;
      return until(() => acknowledged.length >= enough, 60_000);
    },
    stop: async () => {
      stopped = true;
      await writers;
    },
  };
}

/** What was acknowledged and isn't there exactly once, asked over HTTP. */
export async function missing(
  { origin }: Pick<Installation, 'origin'>,
  director: Client,
  acknowledged: readonly CheckIn[],
) {
  const told: string[] = [];
  for (const date of new Set(acknowledged.map((checkIn) => checkIn.date))) {
    const response = await fetch(`${origin}/api/attendance?date=${date}`, { headers: { cookie: director.cookie } });
    const days = (await response.json()) as { childId: number; spans: { checkInTime: string }[] }[];
    for (const { childId, spans } of days) {
      for (const { checkInTime } of spans) told.push(`${childId} ${date} ${checkInTime}`);
    }
  }
  const expected = acknowledged.map(({ childId, date, checkInTime }) => `${childId} ${date} ${checkInTime}`);
  return { missing: expected.filter((one) => !told.includes(one)), twice: told.length - new Set(told).size };
}
