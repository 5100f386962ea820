import type { Audience } from '#contract/kernel/access.ts';
import { type Channel, KINDS, type Kind, MATRIX_DEFAULTS, type Matrix } from '#contract/notifications-kinds.ts';
import { addDays, dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { given } from '#server/kernel/edit.ts';

/** Cells that somebody chose, as they are stored; what isn't there has its default. */
export type StoredMatrix = { readonly [K in Kind]?: { readonly [C in Channel]?: boolean | undefined } | undefined };

/**
 * What holds for a person: their choices over the defaults, and over both the mail cells that are settings
 * (`NAMED_MAIL`), which are preferences of their own.
 */
export function matrixOf(
  audience: Audience,
  stored: StoredMatrix,
  named: Readonly<Partial<Record<Kind, boolean>>>,
): Matrix {
  const rows = KINDS.map((kind) => {
    const row = { ...MATRIX_DEFAULTS[audience][kind], ...given(stored[kind] ?? {}) };
    return [kind, { ...row, mail: named[kind] ?? row.mail }];
  });
  return Object.fromEntries(rows) as Matrix;
}

/** The stored choices once some cells are chosen anew. */
export function withChosen(stored: StoredMatrix, chosen: StoredMatrix): StoredMatrix {
  const rows = KINDS.map((kind) => [kind, { ...stored[kind], ...given(chosen[kind] ?? {}) }] as const);
  return Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0));
}

/** Hours of the person's own day in which mail and push wait; from 22:00 to 06:00 goes over midnight. */
export interface QuietHours {
  readonly from: string;
  /** @known begin and end are given together */
  readonly to: string;
  readonly zone: string;
}

export interface Reader {
  readonly matrix: Matrix;
  /** The master switch of mail, the agreement to get any, and an address. */
  readonly mayMail: boolean;
  /** The master switch of push; to parents each device they opened for it. */
  readonly mayPush: boolean;
  readonly quiet: QuietHours | null;
}
/** Minutes after which what is urgent and unseen is called up again; null: not. */
export interface Escalation {
  readonly pushMinutes: number | null;
  readonly mailMinutes: number | null;
}
export interface Delivery {
  readonly channel: Exclude<Channel, 'inApp'>;
  readonly stage: 'first' | 'again';
  readonly dueAt: Date;
}
export interface Plan {
  readonly inApp: boolean;
  readonly deliveries: readonly Delivery[];
}

const MINUTE = 60_000;
/** Photos, milestones, a calendar's events and forms come many at a time: those of ten minutes go out as one. */
const GATHERED: ReadonlySet<Kind> = new Set<Kind>(['photo', 'milestone', 'event', 'form']);
const GATHER_MS = 10 * MINUTE;
/** A slip of the finger at the door is undone within a minute. */
const UNDO_MS = MINUTE;

/**
 * When and how one person is told. What is urgent stands in the list whatever was chosen, passes the quiet hours, and is
 * called up again by push and then by mail until it is seen, even where that cell is off; the master switches hold for
 * everything. Null: they want nothing of it.
 */
export function planFor(
  reader: Reader,
  { kind, isUrgent }: { readonly kind: Kind; readonly isUrgent: boolean },
  now: Date,
  { pushMinutes, mailMinutes }: Escalation,
): Plan | null {
  const { matrix, mayMail, mayPush, quiet } = reader;
  const cell = matrix[kind];
  const dueAt = isUrgent ? now : afterQuiet(debounced(kind, now), quiet);
  const deliveries: Delivery[] = [];
  const add = (channel: Delivery['channel'], stage: Delivery['stage'], at: Date) =>
    deliveries.push({ channel, stage, dueAt: at });
  if (mayPush && cell.push) add('push', 'first', dueAt);
  if (mayMail && cell.mail) add('mail', 'first', dueAt);
  if (isUrgent && mayPush && pushMinutes !== null) add('push', 'again', later(now, pushMinutes));
  if (isUrgent && mayMail && mailMinutes !== null) add('mail', 'again', later(now, mailMinutes));
  const inApp = isUrgent || cell.inApp;
  return inApp || deliveries.length > 0 ? { inApp, deliveries } : null;
}

/** The first moment from `now` on that is outside of the quiet hours. */
export function afterQuiet(now: Date, quiet: QuietHours | null): Date {
  if (!quiet) return now;
  const { from, to, zone } = quiet;
  const time = timeAt(now, zone);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return now;
  const today = dayAt(now, zone);
  return momentOf(time < to ? today : addDays(today, 1), to, zone, now);
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE);
/** When a kind has settled enough to go out. */
function debounced(kind: Kind, now: Date): Date {
  if (GATHERED.has(kind)) return new Date(Math.ceil(now.getTime() / GATHER_MS) * GATHER_MS);
  return kind === 'attendance' ? new Date(now.getTime() + UNDO_MS) : now;
}
