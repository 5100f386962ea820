import type { Capability } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { type HttpError, notAllowed } from '../http-error.ts';
import type { Actor, ParentActor, StaffActor, SystemActor } from './actor.ts';

// The words of which a domain's access.ts makes its rules. Whom an endpoint serves at all stands in the contract; the rules
// say who of them may do it to this record, with this input.

/** Whether an actor is one of those who may. */
export type Rule<A extends Actor = Actor> = (actor: Actor) => actor is A;
type AdmittedBy<R> = R extends Rule<infer A> ? A : never;

/** Jobs, the setup and the demonstration center. */
export const system: Rule<SystemActor> = (actor) => actor.kind === 'system';
export const staffMember: Rule<StaffActor> = (actor) => actor.kind === 'staff';
export const director: Rule<StaffActor> = (actor): actor is StaffActor =>
  staffMember(actor) && actor.role === 'Director';
/** Staff with one of these capabilities; the system may do everything. */
export const staffWith = (...capabilities: Capability[]): Rule<StaffActor | SystemActor> =>
  anyOf(
    system,
    (actor): actor is StaffActor => staffMember(actor) && capabilities.some((one) => actor.capabilities.has(one)),
  );
/** A staff member about themselves alone. */
export const onlyThemselves =
  (staffIds: readonly number[]): Rule<StaffActor> =>
  (actor): actor is StaffActor =>
    staffMember(actor) && staffIds.every((id) => id === actor.id);

/** Somebody with a parent account, even if no child of theirs is enrolled now. */
export const parent: Rule<ParentActor> = (actor) => actor.kind === 'parent';
/** A parent with a child that is enrolled now. */
export const guardian: Rule<ParentActor> = (actor): actor is ParentActor => parent(actor) && actor.childIds.length > 0;
export const guardianOf =
  (childId: number): Rule<ParentActor> =>
  (actor): actor is ParentActor =>
    parent(actor) && actor.childIds.includes(childId);

/** Whoever acts, where this is so: what the record says of them, such as that it is their own. */
export const where =
  (isSo: boolean): Rule =>
  (_actor): _actor is Actor =>
    isSo;
export const anyOf =
  <R extends readonly Rule[]>(...rules: R): Rule<AdmittedBy<R[number]>> =>
  (actor): actor is AdmittedBy<R[number]> =>
    rules.some((rule) => rule(actor));

/** The actor, who must be one of those who may; `refusal` says it where 403 would say too much. */
export function allow<A extends Actor>(actor: Actor, rule: Rule<A>, httpError: HttpError = notAllowed()): A {
  if (!rule(actor)) throw httpError;
  return actor;
}
/** The actor of a scope, who must be one of those who may. */
export const acting = async <A extends Actor>(scope: Scope, rule: Rule<A>, httpError?: HttpError): Promise<A> =>
  allow((await scope.opened).actor, rule, httpError);
