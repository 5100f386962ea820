import type { Scope } from '#server/db/scope.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { maySeeCustodyNotes } from './access.ts';
import { consentsOf } from './consent-queries.ts';
import { enrollmentsOf } from './enrollment-queries.ts';
import { guardiansOf } from './guardian-queries.ts';
import { enrolledChild } from './queries.ts';
import { noSuchChild } from './rules.ts';

/** A child with everything the viewer's role may see of it; custody notes and why it left are for those who enroll children. */
export async function childProfile(scope: Scope, id: number) {
  const [child, guardians, consents, enrollments, { actor }] = await Promise.all([
    scope.maybe(enrolledChild(id)),
    scope.all(guardiansOf(id, scope.now)),
    scope.all(consentsOf(id)),
    scope.all(enrollmentsOf(id)),
    scope.opened,
  ]);
  const seesCustody = maySeeCustodyNotes(actor);
  return {
    child: orRefuse(child, noSuchChild()),
    guardians: guardians.map((guardian) => ({ ...guardian, custodyNote: seesCustody ? guardian.custodyNote : null })),
    consents,
    enrollments: seesCustody ? enrollments : enrollments.map((one) => ({ ...one, reason: null, noticeGivenOn: null })),
  };
}
