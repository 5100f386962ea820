import { useForm } from 'react-hook-form';
import { AGE_GROUPS, type AgeGroup } from '#contract/center-choices.ts';
import { addQualification, editQualification } from '#web/domains/employment/queries.ts';
import type { Qualification } from '#web/domains/employment/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

interface Values {
  ageGroup: AgeGroup | '';
  fromDate: string;
  toDate: string;
  note: string;
}
type QualificationDialogProps = Opened & { staffId: number; qualification?: Qualification };

/** Says for which group somebody is qualified, from when and until when. */
export default function QualificationDialog({ staffId, qualification, open, onClose }: QualificationDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      ageGroup: qualification?.ageGroup ?? '',
      fromDate: qualification?.fromDate ?? today,
      toDate: qualification?.toDate ?? '',
      note: qualification?.note ?? '',
    },
  });
  const { errors } = formState;
  const told = {
    done: t('employment.saved'),
    failed: t('employment.notSaved'),
    onDone: onClose,
    fields: ['ageGroup', 'fromDate', 'toDate', 'note'] as const,
    setError,
  };
  const add = useAction(addQualification, told);
  const edit = useAction(editQualification, told);
  const send = ({ ageGroup, fromDate, toDate, note }: Values) => {
    const body = { ageGroup: ageGroup as AgeGroup, fromDate, toDate: toDate || null, note };
    return qualification
      ? edit.run({
          params: { id: staffId, qualificationId: qualification.id },
          body: { ...body, version: qualification.version },
        })
      : add.run({ params: { id: staffId }, body });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(qualification ? 'employment.qualifications.editTitle' : 'employment.qualifications.addTitle')}
      description={t('employment.qualifications.dialogText')}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={add.isPending || edit.isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('employment.qualifications.group')} error={errors.ageGroup?.message} required>
        <Select
          placeholder={t('employment.choose')}
          options={AGE_GROUPS.map((value) => ({ value, label: t(`employment.ageGroups.${value}`) }))}
          {...register('ageGroup', { required: t('employment.required.group') })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('employment.qualifications.fromDate')} error={errors.fromDate?.message} required>
          <DateInput {...register('fromDate', { required: t('employment.required.date') })} />
        </Field>
        <Field
          label={t('employment.qualifications.toDate')}
          hint={t('employment.employments.leftOnHint')}
          error={errors.toDate?.message}
        >
          <DateInput {...register('toDate')} />
        </Field>
      </div>
      <Field
        label={t('employment.qualifications.note')}
        hint={t('employment.qualifications.noteHint')}
        error={errors.note?.message}
      >
        <TextInput maxLength={200} autoComplete="off" {...register('note')} />
      </Field>
    </FormDialog>
  );
}
