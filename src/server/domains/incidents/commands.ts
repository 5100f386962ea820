import { BODY_PARTS } from '#contract/incidents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseBadSubjects } from '#server/domains/children/subject.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { momentOf } from '#server/kernel/clock/zone.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { claimUpload } from '#server/kernel/uploads/commands.ts';
import { incident, insertIncidents, markTold, type NewIncidentRow } from './queries.ts';

export type NewIncident = Omit<
  NewIncidentRow,
  'recordedBy' | 'createdAt' | 'photoPath' | 'parentNotifiedAt' | 'parentNotifiedByStaff'
> & {
  /** Of an upload that nothing else uses. */
  readonly filePath?: string | null | undefined;
  /** When on the day of the incident the family was told, HH:MM at the center. */
  readonly toldTime?: string | null | undefined;
};

/** Reports an incident, of which guardians and staff are notified; until a guardian saw it or staff told the family it counts as pending (incidents-2). */
export async function reportIncident(scope: Scope, input: NewIncident) {
  await refuseBadSubjects(scope, [input], 'An incident cannot be reported for a future date');
  const { actor } = await scope.opened;
  const { filePath = null, toldTime, ...said } = input;
  const parentNotifiedAt = await whenTold(scope, input);
  if (filePath !== null && !(await claimUpload(scope, filePath, 'image'))) {
    throw invalid({ filePath: 'Upload the picture first' });
  }
  const row = {
    ...said,
    bodyParts: BODY_PARTS.filter((part) => input.bodyParts?.includes(part)),
    photoPath: filePath,
    parentNotifiedAt,
    parentNotifiedByStaff: parentNotifiedAt && staffIdOf(actor),
    recordedBy: staffIdOf(actor),
    createdAt: scope.now,
  };
  const { id } = await scope.one(insertIncidents([row]));
  const after = { ...said, toldTime, photo: filePath !== null || undefined };
  audit(scope, { action: 'report incident', entity: 'incident', ids: [id], children: [input.childId], after });
  await notify(scope, {
    kind: 'incident',
    event: 'reported',
    recipients: { guardiansOf: [input.childId], staffWith: ['incidents'] },
    about: { id, childIds: [input.childId] },
  });
  scope.touch('incidents', [input.childId]);
  return scope.one(incident(id));
}

/** The moment at which the family was told already; null where it was not. Who and when belong together, and neither lies ahead. */
async function whenTold(scope: Scope, { date, time, toldPerson, toldTime }: NewIncident): Promise<Date | null> {
  if (!toldPerson && !toldTime) return null;
  if (!toldPerson) throw invalid({ toldPerson: 'Say who was told' });
  if (!toldTime) throw invalid({ toldTime: 'Say when the family was told' });
  if (toldTime < time.slice(0, 5)) throw invalid({ toldTime: 'The family cannot be told before it happened' });
  const at = momentOf(date, toldTime, (await scope.opened).center.zone);
  if (at > scope.now) throw invalid({ toldTime: 'This time has not come yet' });
  return at;
}

/** Staff told the family (incidents-2); who told them first, and when, is kept. */
export async function tellFamily(scope: Scope, id: number, person = '') {
  const { actor } = await scope.opened;
  const before = orRefuse(await scope.maybe(incident(id)), notFound('This incident was not found'));
  if (before.parentNotified) return before;
  await scope.count(markTold(id, scope.now, staffIdOf(actor), person));
  const after = person === '' ? undefined : { toldPerson: person };
  audit(scope, { action: 'tell family', entity: 'incident', ids: [id], children: [before.childId], after });
  scope.touch('incidents', [before.childId]);
  return scope.one(incident(id));
}
