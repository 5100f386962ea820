import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import * as rows from './queries.ts';
import { wholeDayOf } from './rules.ts';

const today = async (scope: Scope) => dayAt(scope.now, (await scope.opened).center.zone);

export async function ownTimeOff(scope: Scope, staffId: number) {
  const date = await today(scope);
  const [balance, terms, requests, entries] = await Promise.all([
    scope.one(rows.balanceOf(staffId)),
    scope.maybe(rows.termsOn(staffId, date)),
    scope.all(rows.requestsOf(staffId)),
    scope.all(rows.entriesOf(staffId)),
  ]);
  return { balance: balance.minutes, wholeDay: wholeDayOf(terms?.weeklyMinutes ?? null), requests, entries };
}

export async function everybodysTimeOff(scope: Scope) {
  const date = await today(scope);
  const [waiting, coming, people] = await Promise.all([
    scope.all(rows.waitingRequests()),
    scope.all(rows.comingRequests(date)),
    scope.all(rows.balances()),
  ]);
  return { waiting, coming, people };
}
