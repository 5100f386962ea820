import { agreeOnTerms, beginEmployment } from '#server/domains/employment/commands.ts';
import { addQualification } from '#server/domains/employment/qualifications.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import type { Stage } from './actors.ts';
import { colleague, here, staffMember } from './fresh.ts';

// Personnel files, for rows that need one of their own.

export const terms = () => ({
  position: 'teacher' as const,
  weeklyMinutes: 2_400,
  workweekStarts: 1,
  isExempt: false,
});

export const employment = () => ({ hiredOn: '2025-08-18', ...terms() });

/** Somebody who was hired last summer, by the parameters that name them. */
export const employed = (stage: Stage) =>
  here(stage, async (scope) => {
    const { id } = await addStaffMember(scope, staffMember());
    const [one] = (await beginEmployment(scope, id, employment())).employments;
    const { id: employmentId = 0, terms: [first] = [] } = one ?? {};
    return { id, employmentId, termId: first?.id ?? 0 };
  });

/** Somebody with other terms since the new year. */
export const withLaterTerms = async (stage: Stage) => {
  const { id, employmentId } = await employed(stage);
  const later = { ...terms(), fromDate: '2026-01-05', position: 'lead-teacher' as const };
  const [one] = (await here(stage, (scope) => agreeOnTerms(scope, id, employmentId, later))).employments;
  return { id, employmentId, termId: one?.terms[0]?.id ?? 0 };
};

export const qualification = () => ({
  ageGroup: 'toddlers' as const,
  fromDate: '2025-08-18',
  note: 'Associate degree',
});

/** Somebody who is qualified for toddlers. */
export const qualified = async (stage: Stage) => {
  const id = await colleague(stage);
  const { qualifications } = await here(stage, (scope) => addQualification(scope, id, qualification()));
  return { id, qualificationId: qualifications[0]?.id ?? 0 };
};
