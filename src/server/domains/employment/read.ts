import type { z } from 'zod';
import type { PersonnelFile } from '#contract/employment.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { timeOf } from '#server/kernel/clock/time-of-day.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { mayReadFile } from './access.ts';
import * as rows from './queries.ts';

type File = z.input<typeof PersonnelFile>;

/** Somebody's file, for themselves and for whoever keeps it. */
export async function readFile(scope: Scope, staffId: number): Promise<File> {
  await acting(scope, mayReadFile(staffId));
  return fileOf(scope, staffId);
}

/** The file as it is now. */
export async function fileOf(scope: Scope, staffId: number): Promise<File> {
  const found = [
    scope.all(rows.employmentsOf(staffId)),
    scope.all(rows.termsOf(staffId)),
    scope.all(rows.availabilityOf(staffId)),
    scope.all(rows.qualificationsOf(staffId)),
  ] as const;
  const member = orRefuse(await scope.maybe(rows.nameOfMember(staffId)), noSuchStaffMember());
  const [employments, terms, availability, qualifications] = await Promise.all(found);
  const byEmployment = Map.groupBy(terms, ({ employmentId }) => employmentId);
  return {
    ...member,
    employments: employments.map((one) => ({
      ...one,
      terms: (byEmployment.get(one.id) ?? []).map(({ employmentId: _, ...term }) => term),
    })),
    availability: availability.map(({ weekday, fromMinute, toMinute }) => ({
      weekday,
      from: timeOf(fromMinute),
      to: timeOf(toMinute),
    })),
    qualifications,
  };
}
