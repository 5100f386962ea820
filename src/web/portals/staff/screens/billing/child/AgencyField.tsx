import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { payers } from '#web/domains/billing/plan-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type AgencyFieldProps = UseFormRegisterReturn & { error: string | undefined };

/** Which agency pays a subsidy. */
export function AgencyField({ error, ...field }: AgencyFieldProps) {
  const { t } = useTranslation();
  const { data } = useQuery(payers);
  const agencies = data?.filter(({ kind }) => kind === 'agency') ?? [];
  if (data && agencies.length === 0) return <Alert tone="warning">{t('billingPlans.enroll.noAgency')}</Alert>;
  return (
    <Field label={t('billingPlans.enroll.agency')} required {...(error && { error })}>
      <Select
        placeholder={t('billingPlans.enroll.chooseAgency')}
        options={agencies.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field}
      />
    </Field>
  );
}
