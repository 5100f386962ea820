import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type CenterSettings, RETENTION_YEARS } from '#web/domains/center/rules.ts';
import { centerSettings, changeRules } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './parts.ts';
import { usePartEdit } from './usePartEdit.ts';

type Rules = CenterSettings['rules'];
type Retention = keyof typeof RETENTION_YEARS;
type Values = {
  hasDeadline: boolean;
  arrivalDeadline: string;
  invitationDays: string;
  escalatePushMinutes: string;
  escalateMailMinutes: string;
} & { [K in Retention]: string };

const KINDS = Object.keys(RETENTION_YEARS) as Retention[];

const valuesOf = (rules: Rules): Values => ({
  hasDeadline: rules.arrivalDeadline !== null,
  arrivalDeadline: rules.arrivalDeadline ?? '',
  invitationDays: String(rules.invitationDays),
  escalatePushMinutes: String(rules.escalatePushMinutes ?? ''),
  escalateMailMinutes: String(rules.escalateMailMinutes ?? ''),
  childRecordYears: String(rules.childRecordYears),
  incidentRecordYears: String(rules.incidentRecordYears),
  staffRecordYears: String(rules.staffRecordYears),
  financialRecordYears: String(rules.financialRecordYears),
});

/** From when on an arrival is late, how long invitations hold, and how long records are kept; less is asked about first. */
export function RulesPart({ row, onUnsaved }: PartProps<Rules>) {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(changeRules);
  const edit = usePartEdit<Rules, Values>({
    name: 'rules',
    row,
    valuesOf,
    readNewest: async (read) => (await read(centerSettings)).rules,
    send: (
      { hasDeadline, arrivalDeadline, invitationDays, escalatePushMinutes, escalateMailMinutes, ...years },
      version,
    ) =>
      mutateAsync({
        body: {
          arrivalDeadline: hasDeadline ? arrivalDeadline : null,
          invitationDays: Number(invitationDays),
          escalatePushMinutes: minutesOf(escalatePushMinutes),
          escalateMailMinutes: minutesOf(escalateMailMinutes),
          childRecordYears: Number(years.childRecordYears),
          incidentRecordYears: Number(years.incidentRecordYears),
          staffRecordYears: Number(years.staffRecordYears),
          financialRecordYears: Number(years.financialRecordYears),
          version,
        },
      }),
    fields: FIELDS,
    onUnsaved,
    ask: (values) => {
      const shorter = KINDS.filter((kind) => isYears(values[kind], kind) && Number(values[kind]) < row[kind]);
      if (shorter.length === 0) return false;
      confirmDelete({
        title: t('centerSettings.rules.ask'),
        text: (
          <>
            {shorter.map((kind) => (
              <p key={kind}>
                {t('centerSettings.rules.askPeriod', {
                  record: labels[kind],
                  before: row[kind],
                  count: Number(values[kind]),
                })}
              </p>
            ))}
            <p className="mt-2">{t('centerSettings.rules.askText')}</p>
          </>
        ),
        label: t('centerSettings.rules.askConfirm'),
        doDelete: () => edit.save(values),
      });
      return true;
    },
  });
  const { control, register, formState } = edit.form;
  const { errors } = formState;
  const hasDeadline = useWatch({ control, name: 'hasDeadline' });
  const labels = {
    hasDeadline: t('centerSettings.rules.hasDeadline'),
    arrivalDeadline: t('centerSettings.rules.deadline'),
    invitationDays: t('centerSettings.rules.invitationDays'),
    escalatePushMinutes: t('centerSettings.rules.escalatePushMinutes'),
    escalateMailMinutes: t('centerSettings.rules.escalateMailMinutes'),
    childRecordYears: t('centerSettings.rules.childRecordYears'),
    incidentRecordYears: t('centerSettings.rules.incidentRecordYears'),
    staffRecordYears: t('centerSettings.rules.staffRecordYears'),
    financialRecordYears: t('centerSettings.rules.financialRecordYears'),
  };
  return (
    <PartForm name="rules" edit={edit} labels={labels}>
      <div>
        <Checkbox
          label={labels.hasDeadline}
          hint={t('centerSettings.rules.deadlineHint')}
          {...register('hasDeadline')}
        />
        {hasDeadline && (
          <Field
            label={labels.arrivalDeadline}
            error={errors.arrivalDeadline?.message}
            className="mt-2 ps-8 sm:max-w-60"
          >
            <TimeInput
              {...register('arrivalDeadline', {
                validate: (time, values) =>
                  !values.hasDeadline || time !== '' || t('centerSettings.rules.deadlineRequired'),
              })}
            />
          </Field>
        )}
      </div>
      <Field
        label={labels.invitationDays}
        hint={t('centerSettings.rules.invitationDaysHint')}
        error={errors.invitationDays?.message}
        className="sm:max-w-sm"
      >
        <TextInput inputMode="numeric" {...register('invitationDays')} />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="font-semibold">{t('centerSettings.rules.escalation')}</legend>
        <p className="text-ink-soft text-sm">{t('centerSettings.rules.escalationHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['escalatePushMinutes', 'escalateMailMinutes'] as const).map((step) => (
            <Field key={step} label={labels[step]} error={errors[step]?.message}>
              <TextInput inputMode="numeric" suffix={t('centerSettings.rules.minutes')} {...register(step)} />
            </Field>
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-3">
        <legend className="font-semibold">{t('centerSettings.rules.retention')}</legend>
        <p className="text-ink-soft text-sm">{t('centerSettings.rules.retentionHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {KINDS.map((kind) => (
            <Field
              key={kind}
              label={labels[kind]}
              hint={t(`centerSettings.rules.kept.${kind}`, RETENTION_YEARS[kind])}
              error={errors[kind]?.message}
            >
              <TextInput inputMode="numeric" {...register(kind)} />
            </Field>
          ))}
        </div>
      </fieldset>
    </PartForm>
  );
}

/** What cannot be taken is refused instead of asked about. */
const isYears = (typed: string, kind: Retention) => Number(typed) >= RETENTION_YEARS[kind].least;

/** Left empty, nobody is called again. */
const minutesOf = (text: string) => (text.trim() === '' ? null : Number(text));

const FIELDS = [
  'escalatePushMinutes',
  'escalateMailMinutes',
  'arrivalDeadline',
  'invitationDays',
  'childRecordYears',
  'incidentRecordYears',
  'staffRecordYears',
  'financialRecordYears',
] as const;
