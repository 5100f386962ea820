import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { billingSettings, changeBillingSettings } from '../../../../../domains/billing/plan-queries.ts';
import type { BillingSettings } from '../../../../../domains/billing/rules.ts';
import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { useTell } from '../useTell.ts';
import { RuleFields } from './RuleFields.tsx';
import { bodyOf, type RuleValues, SENT_AS, valuesOf } from './ruleValues.ts';
import { useRuleLabels } from './useRuleLabels.ts';

/** The center's rules for invoices, reminders and late pickups. */
export function BillingRules() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(billingSettings);
  if (data) return <RulesForm row={data} />;
  return isError ? (
    <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
      {t('billingRules.notRead')}
    </Alert>
  ) : (
    <ListSkeleton label={t('shell.loading')} />
  );
}

function RulesForm({ row }: { row: BillingSettings }) {
  const { t } = useTranslation();
  const tell = useTell();
  const client = useQueryClient();
  const labels = useRuleLabels();
  const { mutate, isPending } = useMutation(changeBillingSettings);
  const { form, meanwhile, version, takeUp, takeNewest, goOnWith } = useVersionedForm<BillingSettings, RuleValues>({
    row,
    valuesOf,
    readNewest: () => client.fetchQuery({ ...billingSettings, staleTime: 0 }),
  });
  const { register, control, setError, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const typed = useWatch({ control }) as RuleValues;
  const shown = (value: string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'billingPlans.yes' : 'billingPlans.no') : value || '–';
  const difference = (key: keyof RuleValues, values: RuleValues) => ({
    key,
    label: labels[key],
    newest: shown(values[key]),
  });
  const send = (values: RuleValues) =>
    mutate(
      { body: { ...bodyOf(values), version } },
      {
        onSuccess: (saved) => {
          goOnWith(saved);
          tell.done(t('billingRules.saved'));
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          tell.failed(error);
        },
      },
    );
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      {meanwhile && (
        <EditConflict
          theirs={meanwhile.theirs.map((key) => difference(key, meanwhile.newest))}
          clashes={meanwhile.clashes.map((key) => ({
            ...difference(key, meanwhile.newest),
            typed: shown(typed[key]),
          }))}
          onTakeNewest={takeNewest}
        />
      )}
      <RuleFields register={register} control={control} errors={errors} />
      <div className="flex justify-end max-sm:*:flex-1">
        <Button type="submit" variant={isDirty || meanwhile ? 'primary' : 'secondary'} busy={isPending}>
          {t('billingRules.save')}
        </Button>
      </div>
    </form>
  );
}
