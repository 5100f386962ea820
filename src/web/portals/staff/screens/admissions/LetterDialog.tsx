import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { inquiryTemplates, letterPreview, sendLetter } from '#web/domains/admissions/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Writes to a family: a template fills the fields as the family would read it, and staff send what stands there. */
export default function LetterDialog({ inquiryId, ...opened }: Opened & { inquiryId: number }) {
  const { t } = useTranslation();
  const read = useQuery(inquiryTemplates);
  const [templateId, setTemplateId] = useState(0);
  const preview = useQuery({ ...letterPreview(inquiryId, templateId), enabled: templateId > 0 });
  const { register, setError, setValue, handleSubmit, formState } = useForm({
    defaultValues: { subject: '', text: '' },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(sendLetter, {
    done: t('admissionsLetters.sent'),
    failed: t('admissionsLetters.notSent'),
    onDone: opened.onClose,
    fields: ['subject', 'text'],
    setError,
  });
  const filled = preview.data;
  useEffect(() => {
    if (!filled) return;
    setValue('subject', filled.subject);
    setValue('text', filled.text);
  }, [filled, setValue]);
  const open = filled?.open ?? [];
  const templates = read.data?.templates ?? [];
  return (
    <FormDialog
      {...opened}
      title={t('admissionsLetters.write')}
      description={t('admissionsLetters.writeText')}
      onSubmit={handleSubmit((body) => run({ params: { id: inquiryId }, body }))}
      submit={t('admissionsLetters.send')}
      busy={isPending}
      busyLabel={t('admissionsLetters.sending')}
    >
      <LoadFailed read={read} failed={t('admissionsLetters.failed')} />
      {templates.length > 0 && (
        <Field label={t('admissionsLetters.template')} optionalLabel={t('common.optional')}>
          <Select
            placeholder={t('admissionsLetters.noTemplate')}
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => setTemplateId(Number(target.value))}
          />
        </Field>
      )}
      <LoadFailed read={preview} failed={t('admissionsLetters.previewFailed')} />
      {open.length > 0 && (
        <Alert>{t('admissionsLetters.open', { fields: open.map((field) => `{${field}}`).join(', ') })}</Alert>
      )}
      <Field label={t('admissionsLetters.subject')} required error={errors.subject?.message}>
        <TextInput maxLength={150} autoComplete="off" {...register('subject')} />
      </Field>
      <Field label={t('admissionsLetters.text')} required error={errors.text?.message}>
        <TextArea minRows={8} maxLength={5000} {...register('text')} />
      </Field>
    </FormDialog>
  );
}
