import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Routine, Task } from '#server/kernel/jobs/tasks.ts';
import { formDraft, lockForm, newestVersion } from './queries.ts';
import { noSuchForm } from './read.ts';
import * as rows from './renewal-queries.ts';
import { dueAnew, type RenewalRule } from './renewal-rules.ts';
import { sendForm } from './request-commands.ts';

/** How often a form is renewed, and what staff asked for. */
export async function readRenewals(scope: Scope, formId: number) {
  orRefuse(await scope.maybe(formDraft(formId)), noSuchForm());
  const [rule, signed, renewals] = await Promise.all([
    scope.one(rows.renewalRule(formId)),
    scope.all(rows.signedChildren(formId)),
    scope.all(rows.renewalsOf(formId)),
  ]);
  return { renewal: ruleOf(rule), children: signed.length, renewals };
}

/** Says how long what was signed holds; saying the same again changes nothing. */
export async function sayRenewal(scope: Scope, formId: number, renewal: RenewalRule | null) {
  orRefuse(await scope.maybe(lockForm(formId)), noSuchForm());
  const before = await scope.one(rows.renewalRule(formId));
  const after = {
    everyMonths: renewal?.every === 'months' ? renewal.months : null,
    on: renewal?.every === 'school-year' ? renewal.from : null,
  };
  if (before.everyMonths !== after.everyMonths || before.on !== after.on) {
    await scope.count(rows.setRenewalRule(formId, after));
    const said = ({ everyMonths, on }: typeof after) => ({ renewsEveryMonths: everyMonths, renewsOn: on });
    audit(scope, { action: 'edit form', entity: 'form', ids: [formId], before: said(before), after: said(after) });
    scope.touch('forms');
  }
  return { renewal };
}

/** Asks for a renewal of all who have signed; one that is under way is answered instead of a second one. */
export async function askRenewal(scope: Scope, formId: number, dueOn: string) {
  const { actor, center } = await scope.opened;
  const form = orRefuse(await scope.maybe(lockForm(formId)), noSuchForm());
  const underWay = await scope.maybe(rows.unfinishedRenewal(formId));
  if (underWay) return underWay;
  if (form.retiredAt) throw conflict('This form is no longer used. Take it up again first.');
  orRefuse(await scope.maybe(newestVersion(formId)), conflict('Publish this form first'));
  if (dueOn < dayAt(scope.now, center.zone)) throw invalid({ dueOn: 'Choose a day that has not passed' });
  const { length: total } = await scope.all(rows.signedChildren(formId));
  if (total === 0) throw conflict('Nobody has signed this form yet. Send it first.');
  const asked = { formId, dueOn, askedAt: scope.now, askedBy: staffIdOf(actor), total };
  const { id } = await scope.one(rows.insertRenewal(asked));
  audit(scope, { action: 'renew form', entity: 'form', ids: [formId], after: { dueOn, total } });
  enqueue(scope, 'renew-form', { renewalId: id });
  scope.touch('forms');
  return scope.one(rows.formRenewal(id));
}

/** So many children are asked in one transaction. */
const AT_ONCE = 16;

/**
 * Asks the guardians of every child for whom the form was signed, in parts, and says how far it has come. Begun again after a kill it goes on: for
 * whom the form waits already nobody is asked twice.
 */
export const renewForm: Task = async ({ server, centerId, input, signal }) => {
  const { renewalId } = input as { renewalId: number };
  for (let isDone = false; !isDone; ) {
    signal?.throwIfAborted();
    isDone = await inCenter(server, { centerId }, (scope) => renewSome(scope, renewalId));
  }
};

/** Asks the guardians of a renewal's next children; answers whether there are no more. */
export async function renewSome(scope: Scope, renewalId: number): Promise<boolean> {
  const held = await scope.maybe(rows.lockRenewal(renewalId));
  if (!held || held.finishedAt !== null) return true;
  const { formId, dueOn } = await scope.one(rows.formRenewal(renewalId));
  const [form, signed] = await Promise.all([scope.maybe(lockForm(formId)), scope.all(rows.signedChildren(formId))]);
  const next = signed.filter(({ childId }) => childId > held.upToChild).slice(0, AT_ONCE);
  const last = next.at(-1);
  if (!last || !form || form.retiredAt) {
    await scope.count(rows.finishRenewal(renewalId, scope.now));
    scope.touch('forms');
    return true;
  }
  let sent = 0;
  for (const [mustSign, children] of Map.groupBy(next, (child) => child.mustSign)) {
    const childIds = children.map(({ childId }) => childId);
    sent += (await sendForm(scope, { formId, childIds, dueOn: await notPast(scope, dueOn), mustSign })).length;
  }
  await scope.count(rows.noteDone(renewalId, { done: next.length, sent, upToChild: last.childId }));
  scope.touch('forms');
  return false;
}

/** A job that was held up over midnight asks for today. */
async function notPast(scope: Scope, dueOn: string): Promise<string> {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  return dueOn < today ? today : dueOn;
}

/** Nobody is asked at night. */
const FROM = '07:00';

/**
 * Asks guardians anew before what they signed runs out, once: whoever was asked since they signed, and refused or from whom it was withdrawn, is
 * staff's to ask again.
 */
export const renewForms: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { center } = await scope.opened;
    if (timeAt(scope.now, center.zone) < FROM) return;
    const today = dayAt(scope.now, center.zone);
    for (const { id: formId, ...rule } of await scope.all(rows.renewedForms())) {
      const renewal = ruleOf(rule);
      if (!renewal) continue;
      const due = (await scope.all(rows.signedChildren(formId))).flatMap((child) => {
        const dueOn = child.isAskedSince ? null : dueAnew(renewal, child.signedOn, today);
        return dueOn === null ? [] : [{ ...child, dueOn }];
      });
      for (const children of Map.groupBy(due, ({ dueOn, mustSign }) => `${dueOn} ${mustSign}`).values()) {
        const [first] = children;
        if (!first) continue;
        const { dueOn, mustSign } = first;
        await sendForm(scope, { formId, childIds: children.map(({ childId }) => childId), dueOn, mustSign });
      }
    }
  });

const ruleOf = ({ everyMonths, on }: { everyMonths: number | null; on: string | null }): RenewalRule | null => {
  if (everyMonths !== null) return { every: 'months', months: everyMonths };
  return on === null ? null : { every: 'school-year', from: on };
};
