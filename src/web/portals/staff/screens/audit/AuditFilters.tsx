import { useQuery } from '@tanstack/react-query';
import { AUDIT_KIND_NAMES, LONGEST_AUDIT_DAYS } from '#contract/audit-kinds.ts';
import { auditChoices } from '#web/domains/audit/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { AskedLog } from './useAskedLog.ts';

export function AuditFilters({ asked }: { asked: AskedLog }) {
  const { t } = useTranslation();
  const read = useQuery(auditChoices);
  const { staff = [], guardians = [], children = [] } = read.data ?? {};
  const { days, problem, choose } = asked;
  const errorOf = (field: 'from' | 'to') => {
    if (problem === 'incomplete') return days[field] === '' ? t('audit.problems.incomplete') : undefined;
    if (problem === 'reversed') return field === 'from' ? t('audit.problems.reversed') : undefined;
    return problem === 'long' && field === 'to' ? t('audit.problems.long', { days: LONGEST_AUDIT_DAYS }) : undefined;
  };
  return (
    <section aria-label={t('audit.search')} className="flex flex-col gap-3">
      <LoadFailed read={read} failed={t('audit.failed')} tone="warning" />
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-5">
        <Field label={t('audit.from')} error={errorOf('from')}>
          <DateInput value={days.from} max={asked.today} onChange={(event) => choose({ from: event.target.value })} />
        </Field>
        <Field label={t('audit.to')} error={errorOf('to')}>
          <DateInput value={days.to} max={asked.today} onChange={(event) => choose({ to: event.target.value })} />
        </Field>
        <Field label={t('audit.kind')} className="max-lg:col-span-2">
          <Select
            value={asked.kind ?? ''}
            onChange={(event) => choose({ kind: event.target.value || null })}
            options={[
              { value: '', label: t('audit.allKinds') },
              ...AUDIT_KIND_NAMES.map((value) => ({ value, label: t(`audit.kinds.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('audit.child')} className="max-sm:col-span-2">
          <Combobox
            value={asked.child}
            onChange={(child) => choose({ child })}
            options={children.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={t('audit.anyChild')}
            clearLabel={t('audit.clear')}
            emptyText={t('audit.nobodyFits')}
          />
        </Field>
        <Field label={t('audit.person')} className="max-sm:col-span-2">
          <Combobox
            value={asked.who}
            onChange={(who) => choose({ who })}
            options={[
              ...staff.map(({ id, name }) => ({ value: `staff-${id}`, label: name, detail: t('audit.staffMember') })),
              ...guardians.map(({ id, name }) => ({ value: `parent-${id}`, label: name, detail: t('audit.guardian') })),
            ]}
            placeholder={t('audit.anybody')}
            clearLabel={t('audit.clear')}
            emptyText={t('audit.nobodyFits')}
          />
        </Field>
      </div>
    </section>
  );
}
