import type { z } from 'zod';
import type { DayEntry } from '#contract/family-day.ts';
import { pictureAddress } from '#contract/kernel/pictures.ts';
import type { ActivityRow } from '#server/domains/activities/queries.ts';
import type { AttendanceDayRow } from '#server/domains/attendance/queries.ts';
import type { FamilyReportRow } from '#server/domains/daily-reports/queries.ts';
import type { ChildPhotoRow } from '#server/domains/gallery/queries.ts';
import type { FamilyIncidentRow } from '#server/domains/incidents/queries.ts';

type Entry = z.input<typeof DayEntry>;

interface Recorded {
  readonly spans: AttendanceDayRow['spans'];
  readonly reports: readonly FamilyReportRow[];
  readonly incidents: readonly FamilyIncidentRow[];
  readonly activities: readonly ActivityRow[];
  readonly photos: readonly ChildPhotoRow[];
}

/**
 * What was recorded of a day, in the order in which it happened; what was written up later comes last.
 * @param writtenAt the center's time of a moment, null when it isn't of that day
 */
export function entriesOf(
  { spans, reports, incidents, activities, photos }: Recorded,
  writtenAt: (at: Date) => string | null,
): Entry[] {
  const entries: Entry[] = [
    ...spans.flatMap((span) => [
      entry('check-in', span, { at: span.checkInTime, by: span.checkInBy }),
      ...(span.checkOutTime ? [entry('check-out', span, { at: span.checkOutTime, by: span.checkOutBy })] : []),
    ]),
    ...activities.map((one) =>
      entry('activity', one, {
        at: one.at ?? writtenAt(one.createdAt),
        title: one.activity,
        text: one.notes,
        by: one.ledBy,
        activityKind: one.kind,
      }),
    ),
    ...photos.map((one) =>
      entry('photo', one, {
        at: writtenAt(one.createdAt),
        title: one.title,
        text: one.description,
        thumbnailUrl: pictureAddress(one.id, 320, 'parent'),
      }),
    ),
    ...reports.map((one) =>
      entry('daily-report', one, { at: writtenAt(one.createdAt), text: one.notes, by: one.writtenBy, mood: one.mood }),
    ),
    ...incidents.map((one) =>
      entry('incident', one, {
        at: one.time,
        text: one.description,
        by: one.reportedBy,
        needsAcknowledgement: one.acknowledgedAt === null,
      }),
    ),
  ];
  return entries.sort(
    (one, other) => order(one) - order(other) || placeOf(one) - placeOf(other) || one.recordId - other.recordId,
  );
}

const entry = (kind: Entry['kind'], { id }: { id: number }, told: Partial<Entry> & Pick<Entry, 'at'>): Entry => ({
  id: `${kind}-${id}`,
  kind,
  recordId: id,
  title: '',
  text: '',
  by: null,
  mood: null,
  thumbnailUrl: null,
  needsAcknowledgement: false,
  activityKind: null,
  ...told,
});

const LAST = 24 * 60;
/** Minutes into the day. */
const order = ({ at }: Entry) => (at === null ? LAST : Number(at.slice(0, 2)) * 60 + Number(at.slice(3)));

/** Of one minute the check-in is the first and the check-out the last. */
const placeOf = ({ kind }: Entry) => (kind === 'check-in' ? 0 : kind === 'check-out' ? 2 : 1);
