import { useWatch } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { type ChildFile, editDetails, fileOf } from '../queries.ts';
import { type DetailsValues, detailsValues, languagesIn } from '../rules.ts';
import { useOutcome } from '../useOutcome.ts';
import { FileDialog } from './FileDialog.tsx';

type DetailsFormProps = Opened & { file: ChildFile; isGuardian: boolean };

/** Languages, diet and special needs. */
export default function DetailsForm({ file, isGuardian, ...opened }: DetailsFormProps) {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<ChildFile, DetailsValues>({
    row: file,
    valuesOf: detailsValues,
    readNewest: (read) => read(fileOf(file.child.id)),
  });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as DetailsValues;
  const { run, isPending } = useAction(editDetails, {
    done: outcome,
    failed: t('childFile.notSaved'),
    onDone: opened.onClose,
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: DetailsValues) => {
    const { languages, ...care } = changes(values);
    if (languages === undefined && Object.keys(care).length === 0) return opened.onClose();
    const body = { ...care, ...(languages !== undefined && { languages: languagesIn(languages) }), version };
    return run({ params: { id: file.child.id }, body });
  };
  return (
    <FileDialog
      {...opened}
      title={t('childFile.details.edit')}
      description={isGuardian ? t('childFile.details.willWait') : undefined}
      meanwhile={meanwhile}
      typed={typed}
      label={(key) => t(`childFile.details.${key as (typeof FIELDS)[number]}`)}
      onTakeNewest={takeNewest}
      isGuardian={isGuardian}
      busy={isPending}
      onSubmit={handleSubmit(send)}
    >
      <Field
        label={t('childFile.details.languages')}
        hint={t('childFile.details.languagesHint')}
        optionalLabel={t('common.optional')}
        error={errors.languages?.message}
      >
        <TextInput autoComplete="off" maxLength={300} {...register('languages')} />
      </Field>
      <Field
        label={t('childFile.details.diet')}
        hint={t('childFile.details.dietHint')}
        optionalLabel={t('common.optional')}
        error={errors.diet?.message}
      >
        <TextArea maxLength={1000} {...register('diet')} />
      </Field>
      <Field
        label={t('childFile.details.specialNeeds')}
        optionalLabel={t('common.optional')}
        error={errors.specialNeeds?.message}
      >
        <TextArea maxLength={2000} {...register('specialNeeds')} />
      </Field>
    </FileDialog>
  );
}

const FIELDS = ['languages', 'diet', 'specialNeeds'] as const;
