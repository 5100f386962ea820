import type { EventAnswer } from '../../../contract/event-choices.ts';
import { can, isPerson } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { conflict, notAllowed } from '../../refusal.ts';
import { contentOf, oneOf } from './calendar.ts';
import { namedAnswers, putAnswer } from './queries.ts';

interface Answered {
  readonly occurrence: string;
  readonly answer: EventAnswer;
  /** How many come with them, themselves included. */
  readonly people: number;
  readonly note: string;
}

/** Says whether the caller comes to one time of an event they see; the last word counts. Refuses days that have passed. */
export async function answerEvent(scope: Scope, id: number, { occurrence, ...said }: Answered) {
  const { actor, center } = await scope.opened;
  if (!isPerson(actor)) throw notAllowed();
  const { time } = await oneOf(scope, id, occurrence);
  if (!time.asksAnswers) throw conflict('This event does not ask for answers');
  if (time.endDate < dayAt(scope.now, center.zone)) throw conflict('This event is over');
  const answer = { ...said, answeredAt: scope.now };
  const by = actor.kind === 'staff' ? { staffId: actor.id, guardianId: null } : { staffId: null, guardianId: actor.id };
  await scope.count(putAnswer({ eventId: id, date: occurrence, ...answer, ...by }));
  audit(scope, {
    action: 'answer event',
    entity: 'event',
    ids: [id],
    after: { occurrence, answer: said.answer, people: said.people },
  });
  scope.touch('events');
  return answer;
}

/** One time of an event for staff: with the series it belongs to, and who answered where the caller may see families. */
export async function detailsOf(scope: Scope, id: number, occurrence: string | undefined) {
  const { actor } = await scope.opened;
  const { row, time } = await oneOf(scope, id, occurrence);
  const named = time.asksAnswers && can(actor, 'children.see');
  const participantsList = named ? await scope.all(namedAnswers(id, time.occurrence)) : [];
  return { ...time, series: contentOf(row), participantsList };
}
