import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { ChildCombobox } from '#web/domains/children/ChildCombobox.tsx';
import { childrenOn } from '#web/domains/children/queries.ts';
import { staff } from '#web/domains/staff/queries.ts';
import { StaffSelect } from '#web/domains/staff/StaffSelect.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';

type AboutFieldsProps = {
  kind: 'dailyReports' | 'incidents';
  child: { ref: Ref<HTMLInputElement>; value: number | null; onChange(id: number | null): void };
  by: UseFormRegisterReturn;
  errors: { childId?: FieldError | undefined; staffId?: FieldError | undefined };
};

/** Whom a report is about, and which staff member gives it. */
export function AboutFields({ kind, child, by, errors }: AboutFieldsProps) {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const { data: family = [] } = useQuery(childrenOn(centerNow().date));
  const { data: members = [me] } = useQuery({ ...staff, enabled: can('staff.see') });
  return (
    <>
      <Field label={t('children.choice.label')} required error={errors.childId?.message}>
        <ChildCombobox ref={child.ref} family={family} value={child.value} onChange={child.onChange} />
      </Field>
      <Field label={t(`${kind}.staff`)} required error={errors.staffId?.message}>
        <StaffSelect members={members} placeholder={t(`${kind}.staffPlaceholder`)} {...by} />
      </Field>
    </>
  );
}
