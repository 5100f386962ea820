import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import type { ReplyOf } from '#web/lib/api.ts';

type ParentSession = ReplyOf<'GET /api/parent/session'>;

/** A child's day as it was when it was read last. */
export interface KeptDay {
  readonly day: FamilyDay;
  /** When that was, by the center's clock: YYYY-MM-DD and HH:MM. */
  readonly asOf: { readonly date: string; readonly time: string };
}

/** Which entries of a day may be kept: none about an injury, a medicine or a picture, which would need the server. */
const MAY_BE_KEPT = ({ kind, activityKind }: FamilyDay['entries'][number]): boolean =>
  kind !== 'incident' && kind !== 'photo' && activityKind !== 'medicine';

/**
 * Of a day what may lie on a phone (family-day-9): no incident, no medicine, nothing that staff or family wrote freely about the
 * child's health, and nobody who brings or collects the child.
 */
export const toKeep = (day: FamilyDay): FamilyDay => ({
  ...day,
  entries: day.entries.filter(MAY_BE_KEPT).map((entry) => ({ ...entry, text: '', by: null, thumbnailUrl: null })),
  report: day.report && { ...day.report, notes: '', writtenBy: '' },
  notices: [],
});

/** Of a session whose it is: names and the center, no address and no number of anybody. */
export const sessionToKeep = (session: ParentSession): ParentSession => ({
  ...session,
  account: { ...session.account, email: '' },
  center: { ...session.center, logo: null },
  children: session.children.map((child) => ({
    ...child,
    dateOfBirth: '',
    emergencyContact: null,
    parentPhone: null,
    photoUrl: null,
  })),
});
