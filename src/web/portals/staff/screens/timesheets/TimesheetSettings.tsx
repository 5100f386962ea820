import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PAY_PERIODS, ROUNDINGS } from '#contract/timesheets-choices.ts';
import { setTimesheetSettings, timesheetSettings } from '#web/domains/timesheets/queries.ts';
import type { TimesheetSettings } from '#web/domains/timesheets/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { ColumnsField } from './ColumnsField.tsx';

/** How long pay periods are, how punches are rounded, and in which columns hours leave for payroll. */
export default function EditTimesheetSettings(opened: Opened) {
  const { t } = useTranslation();
  const read = useQuery(timesheetSettings);
  if (read.data) return <Form settings={read.data} {...opened} />;
  return (
    <FormDialog
      {...opened}
      title={t('timesheets.settings.title')}
      onSubmit={(event) => event.preventDefault()}
      submit={t('common.save')}
      disabled
    >
      {read.error ? (
        <Alert tone="error">{reasonOf(read.error, t('timesheets.settings.failed'))}</Alert>
      ) : (
        <Skeleton className="h-72" />
      )}
    </FormDialog>
  );
}

function Form({ settings, ...opened }: Opened & { settings: TimesheetSettings }) {
  const { t } = useTranslation();
  const [changed, setChanged] = useState<Partial<TimesheetSettings>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending } = useAction(setTimesheetSettings, {
    done: t('timesheets.settings.saved'),
    failed: t('timesheets.settings.notSaved'),
    onDone: opened.onClose,
    onFailed: (error) => setRefused((error instanceof RequestError && error.fields) || {}),
  });
  const values = { ...settings, ...changed };
  const set = (next: Partial<TimesheetSettings>) => setChanged({ ...changed, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { payPeriod, startsOn, roundingMinutes, companyCode, doubleTimeCode, columns, version } = values;
    return run({ body: { payPeriod, startsOn, roundingMinutes, companyCode, doubleTimeCode, columns, version } });
  };
  const columnRefused = Object.entries(refused).find(([field]) => field.startsWith('columns'))?.[1];
  return (
    <FormDialog
      {...opened}
      size="large"
      title={t('timesheets.settings.title')}
      description={t('timesheets.settings.text')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('timesheets.settings.payPeriod')} error={refused.payPeriod}>
          <Select
            value={values.payPeriod}
            options={PAY_PERIODS.map((value) => ({ value, label: t(`timesheets.settings.periods.${value}`) }))}
            onChange={({ target }) => {
              const payPeriod = PAY_PERIODS.find((one) => one === target.value);
              if (payPeriod) set({ payPeriod });
            }}
          />
        </Field>
        <Field
          label={t('timesheets.settings.startsOn')}
          hint={
            settings.changeableFrom === null
              ? t('timesheets.settings.startsOnHint')
              : t('timesheets.settings.changeableFrom', { date: formatDate(settings.changeableFrom) })
          }
          error={refused.startsOn}
        >
          <DateInput value={values.startsOn} required onChange={({ target }) => set({ startsOn: target.value })} />
        </Field>
        <Field
          label={t('timesheets.settings.rounding')}
          hint={t('timesheets.settings.roundingHint')}
          error={refused.roundingMinutes}
        >
          <Select
            value={String(values.roundingMinutes ?? '')}
            options={[
              { value: '', label: t('timesheets.settings.noRounding') },
              ...ROUNDINGS.map((minutes) => ({
                value: String(minutes),
                label: t('timesheets.settings.toMinutes', { count: minutes }),
              })),
            ]}
            onChange={({ target }) =>
              set({ roundingMinutes: ROUNDINGS.find((minutes) => String(minutes) === target.value) ?? null })
            }
          />
        </Field>
      </div>
      <ColumnsField columns={values.columns} error={columnRefused} onChange={(columns) => set({ columns })} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field
          label={t('timesheets.settings.companyCode')}
          optionalLabel={t('common.optional')}
          error={refused.companyCode}
        >
          <TextInput
            maxLength={40}
            value={values.companyCode ?? ''}
            onChange={({ target }) => set({ companyCode: target.value })}
          />
        </Field>
        <Field
          label={t('timesheets.settings.doubleTimeCode')}
          optionalLabel={t('common.optional')}
          error={refused.doubleTimeCode}
        >
          <TextInput
            maxLength={40}
            value={values.doubleTimeCode ?? ''}
            onChange={({ target }) => set({ doubleTimeCode: target.value })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
