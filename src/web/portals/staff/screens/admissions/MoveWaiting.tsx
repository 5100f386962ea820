import { useForm } from 'react-hook-form';
import { placeByHand } from '#web/domains/admissions/queries.ts';
import { nameOf, type WaitingChild, type Waitlist } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Puts a child directly before another one, with a reason that is kept. */
export default function MoveWaiting({ waiting, list, ...opened }: Opened & { waiting: WaitingChild; list: Waitlist }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { beforeId: '', reason: '' } });
  const { run, isPending } = useAction(placeByHand, {
    done: t('admissionsWaitlist.saved'),
    failed: t('admissionsWaitlist.notSaved'),
    onDone: opened.onClose,
    fields: ['beforeId', 'reason'],
    setError,
  });
  const { errors } = formState;
  const others = list.waiting.filter(({ id, place }) => id !== waiting.id && place !== null);
  return (
    <FormDialog
      {...opened}
      title={t('admissionsWaitlist.moveOf', { name: fullName(waiting) })}
      description={t('admissionsWaitlist.moveText')}
      onSubmit={handleSubmit(({ beforeId, reason }) =>
        run({ params: { id: waiting.id }, body: { beforeId: Number(beforeId), reason } }),
      )}
      submit={t('admissionsWaitlist.move')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('admissionsWaitlist.before')} required error={errors.beforeId?.message}>
        <Select
          placeholder={t('admissionsWaitlist.chooseBefore')}
          options={others.map((one) => ({
            value: String(one.id),
            label: t('admissionsWaitlist.option', {
              place: one.place,
              name: [fullName(one), nameOf(one.child)].filter(Boolean).join(' · '),
            }),
          }))}
          {...register('beforeId', { required: t('admissionsWaitlist.chooseBefore') })}
        />
      </Field>
      <Field label={t('common.reason')} required error={errors.reason?.message}>
        <TextArea minRows={2} maxLength={300} {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
