import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { billingSettings, changeBillingSettings } from '#web/domains/billing/plan-queries.ts';
import type { BillingSettings } from '#web/domains/billing/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { RuleFields } from './RuleFields.tsx';
import { bodyOf, FIELDS, type RuleValues, valuesOf } from './ruleValues.ts';
import { useRuleLabels } from './useRuleLabels.ts';

/** The center's rules for invoices, reminders and late pickups. */
export function BillingRules() {
  const { t } = useTranslation();
  const query = useQuery(billingSettings);
  return (
    <Loaded query={query} failed={t('billingRules.notRead')} skeleton={<ListSkeleton label={t('shell.loading')} />}>
      {(data) => <RulesForm row={data} />}
    </Loaded>
  );
}

function RulesForm({ row }: { row: BillingSettings }) {
  const { t } = useTranslation();
  const labels = useRuleLabels();
  const { form, meanwhile, version, takeUp, takeNewest, goOnWith } = useVersionedForm<BillingSettings, RuleValues>({
    row,
    valuesOf,
    readNewest: (read) => read(billingSettings),
  });
  const { register, control, setError, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const typed = useWatch({ control }) as RuleValues;
  const shown = (value: string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : value || '–';
  const { run, isPending } = useAction(changeBillingSettings, {
    done: t('billingRules.saved'),
    onDone: (saved) => goOnWith(saved),
    failed: t('billingPlans.failed'),
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: RuleValues) => run({ body: { ...bodyOf(values), version } });
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      <EditConflict
        meanwhile={meanwhile}
        typed={typed}
        label={(key) => labels[key]}
        shown={(key, values) => shown(values[key])}
        onTakeNewest={takeNewest}
      />
      <RuleFields register={register} control={control} errors={errors} />
      <div className="flex justify-end max-sm:*:flex-1">
        <Button type="submit" variant={isDirty || meanwhile ? 'primary' : 'secondary'} busy={isPending}>
          {t('billingRules.save')}
        </Button>
      </div>
    </form>
  );
}
