import { type FormEvent, useState } from 'react';
import type { FamilyDays } from '#web/domains/bookings/rules.ts';
import { reportAbsences } from '#web/domains/notices/queries.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type AbsenceDialogProps = Opened & {
  family: FamilyDays['children'];
  /** Who is chosen at first. */
  chosen: readonly number[];
  from: string;
  /** The places of absent children are given to others. */
  isFreed: boolean;
};

/** Tells the center that children stay away, for a day or for weeks. */
export default function AbsenceDialog({ family, chosen, from, isFreed, ...opened }: AbsenceDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [values, setValues] = useState({ childIds: [...chosen], from, to: '', text: '' });
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending } = useAction(reportAbsences, {
    done: t('bookingsFamily.away.told'),
    failed: t('bookingsFamily.away.notTold'),
    onDone: opened.onClose,
    onFailed: (error) => setRefused((error instanceof RequestError && error.fields) || {}),
  });
  const set = (next: Partial<typeof values>) => setValues({ ...values, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { to, ...body } = values;
    return run({ body: { ...body, ...(to !== '' && { to }) } });
  };
  const only = family.length === 1 ? family[0] : undefined;
  return (
    <FormDialog
      {...opened}
      title={
        only ? (
          <Private>{t('bookingsFamily.away.titleOf', { name: only.firstName })}</Private>
        ) : (
          t('bookingsFamily.away.title')
        )
      }
      onSubmit={submit}
      submit={t('bookingsFamily.away.send')}
      busy={isPending}
      busyLabel={t('common.sending')}
      disabled={values.childIds.length === 0}
    >
      {!only && (
        <Field group label={t('bookingsFamily.away.who')} error={refused.childIds}>
          {family.map(({ id, firstName }) => (
            <Checkbox
              key={id}
              label={<Private>{firstName}</Private>}
              checked={values.childIds.includes(id)}
              onChange={({ target }) =>
                set({
                  childIds: family
                    .map((child) => child.id)
                    .filter((one) => (one === id ? target.checked : values.childIds.includes(one))),
                })
              }
            />
          ))}
        </Field>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('common.from')} error={refused.from} required>
          <DateInput min={today} value={values.from} onChange={({ target }) => set({ from: target.value })} />
        </Field>
        <Field label={t('common.until')} optionalLabel={t('common.optional')} error={refused.to}>
          <DateInput min={values.from} value={values.to} onChange={({ target }) => set({ to: target.value })} />
        </Field>
      </div>
      <Field label={t('bookingsFamily.away.text')} optionalLabel={t('common.optional')} error={refused.text}>
        <TextArea
          minRows={2}
          maxLength={1000}
          value={values.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
      {isFreed && <Alert>{t('bookingsFamily.away.freed')}</Alert>}
    </FormDialog>
  );
}
