import { type FormEvent, useState } from 'react';
import {
  areMonthsRight,
  daysIn,
  monthName,
  RENEWAL_KINDS,
  type RenewalDraft,
  type RenewalRule,
  renewalDraft,
  ruleOf,
} from '#web/domains/forms/renewals.ts';
import { sayRenewal } from '#web/domains/forms/staff-queries.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type RuleDialogProps = Opened & { formId: number; rule: RenewalRule | null };

/** Says how long what was signed on a form holds. */
export default function RuleDialog({ formId, rule, ...opened }: RuleDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(renewalDraft(rule));
  const [isAsked, setAsked] = useState(false);
  const { run, isPending } = useAction(sayRenewal, {
    done: t('formsRenewals.rule.saved'),
    failed: t('formsRenewals.rule.notSaved'),
    onDone: opened.onClose,
  });
  const isRight = draft.kind !== 'months' || areMonthsRight(draft.months);
  const change = (changed: Partial<RenewalDraft>) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isRight) void run({ params: { id: formId }, body: { renewal: ruleOf(draft) } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('formsRenewals.rule.title')}
      description={t('formsRenewals.rule.text')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <RadioCards
        name="kind"
        label={t('formsRenewals.rule.title')}
        value={draft.kind}
        onChange={(value) => change({ kind: RENEWAL_KINDS.find((one) => one === value) ?? 'never' })}
        options={RENEWAL_KINDS.map((value) => ({
          value,
          label: t(`formsRenewals.rule.kinds.${value}`),
          hint: t(`formsRenewals.rule.hints.${value}`),
        }))}
      />
      {draft.kind === 'months' && (
        <Field
          label={t('formsRenewals.rule.months')}
          required
          {...(isAsked && !isRight && { error: t('formsRenewals.rule.monthsWrong') })}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            className="w-28"
            value={draft.months}
            onChange={({ target }) => change({ months: target.value })}
          />
        </Field>
      )}
      {draft.kind === 'school-year' && <DayOfYear draft={draft} onChange={change} />}
    </FormDialog>
  );
}

type DayOfYearProps = { draft: RenewalDraft; onChange(changed: Partial<RenewalDraft>): void };

/** A day of every year. */
function DayOfYear({ draft: { month, day }, onChange }: DayOfYearProps) {
  const { t, i18n } = useTranslation();
  const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3 sm:max-w-80">
      <Field label={t('formsRenewals.rule.month')} required>
        <Select
          value={String(month)}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            onChange({ month: chosen, day: Math.min(day, daysIn(chosen)) });
          }}
          options={upTo(12).map((one) => ({ value: String(one), label: monthName(one, localeOf(i18n.language)) }))}
        />
      </Field>
      <Field label={t('common.day')} required>
        <Select
          value={String(day)}
          onChange={({ target }) => onChange({ day: Number(target.value) })}
          options={upTo(daysIn(month)).map((one) => ({ value: String(one), label: String(one) }))}
        />
      </Field>
    </div>
  );
}
