import type { EventAnswer } from '#contract/events-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { maySeeWhoComes } from './access.ts';
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
  const actor = await acting(scope, isPerson);
  const { center } = await scope.opened;
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
  const named = time.asksAnswers && maySeeWhoComes(actor);
  const participantsList = named ? await scope.all(namedAnswers(id, time.occurrence)) : [];
  return { ...time, series: contentOf(row), participantsList };
}
