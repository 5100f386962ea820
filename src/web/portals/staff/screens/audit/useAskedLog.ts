import { AUDIT_KIND_NAMES } from '#contract/audit-kinds.ts';
import type { AuditFilter } from '#web/domains/audit/queries.ts';
import { rangeProblem } from '#web/domains/audit/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';

/** What of the log is asked for; all of it in the address, so that a reload and a link keep it. */
export function useAskedLog() {
  const { asked, askedDay, choose } = useSearchFields();
  const today = useCenterToday();
  const days = { from: askedDay('from', dayAfter(today, -6)), to: askedDay('to', today) };
  const kind = AUDIT_KIND_NAMES.find((known) => known === asked('kind')) ?? null;
  const childId = Number(asked('child')) || null;
  const who = /^(?:staff|parent)-\d{1,15}$/.exec(asked('who') ?? '')?.[0] ?? null;
  const filter: AuditFilter = {
    ...days,
    ...(kind && { kind }),
    ...(childId && { childId }),
    ...(who && { who }),
  };
  return {
    today,
    days,
    kind,
    child: asked('child'),
    who,
    filter,
    problem: rangeProblem(days),
    choose,
  };
}
export type AskedLog = ReturnType<typeof useAskedLog>;
