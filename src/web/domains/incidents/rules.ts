import { LATE_PICK_UP } from '#contract/billing-late-pickups.ts';
import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';

export type Incident = Reply<Api['GET /api/incidents']>[number];
export type NewIncident = Sent<Api['POST /api/incidents']>['body'];
/** An incident as the child's parents may read it. */
export type FamilyIncident = Reply<Api['GET /api/parent/incidents']>[number];
type StaffMember = Reply<Api['GET /api/staff']>[number];

export type AlertTitle =
  | { readonly kind: 'late-pick-up' | 'incident' }
  | { readonly kind: 'by'; readonly position: string };

/** What an alert is called: a late pick-up by its description, else by who reported it (incidents-3). */
export function alertTitleOf(
  incident: Pick<Incident, 'description' | 'staffId'>,
  staff: readonly StaffMember[],
): AlertTitle {
  if (LATE_PICK_UP.test(incident.description)) return { kind: 'late-pick-up' };
  const reporter = staff.find((member) => member.id === incident.staffId);
  return reporter ? { kind: 'by', position: reporter.role } : { kind: 'incident' };
}

/** Incidents that the calling parent has not signed yet, oldest first. */
export const unsigned = (incidents: readonly FamilyIncident[]): FamilyIncident[] =>
  incidents.filter(({ acknowledgedAt }) => acknowledgedAt === null).toReversed();
