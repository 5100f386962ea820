import { useForm } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { type ChildFile, type Insurance, sayInsurance } from '../queries.ts';
import { type InsuranceValues, insuranceValues } from '../rules.ts';
import { FileDialog } from './FileDialog.tsx';

type InsuranceFormProps = Opened & { file: ChildFile; known: Insurance | null; onSaved(): void };

/** The health insurance; without a name there is none. */
export default function InsuranceForm({ file, known, onSaved, ...opened }: InsuranceFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm<{ insurance: InsuranceValues }>({
    defaultValues: { insurance: insuranceValues(known) },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(sayInsurance, {
    done: t('childFile.saved'),
    failed: t('childFile.notSaved'),
    onDone: () => {
      onSaved();
      opened.onClose();
    },
    fields: FIELDS.map((field) => `insurance.${field}` as const),
    setError,
  });
  const send = ({ insurance }: { insurance: InsuranceValues }) => {
    const isEmpty = FIELDS.every((field) => insurance[field].trim() === '');
    return run({
      params: { id: file.child.id },
      body: { insurance: isEmpty ? null : insurance, version: file.version },
    });
  };
  return (
    <FileDialog
      {...opened}
      title={t('childFile.insurance.title')}
      description={t('childFile.insurance.formText')}
      isGuardian={false}
      busy={isPending}
      onSubmit={handleSubmit(send)}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`childFile.insurance.fields.${field}`)}
          {...(field !== 'insurer' && { optionalLabel: t('common.optional') })}
          error={errors.insurance?.[field]?.message}
        >
          <TextInput
            autoComplete="off"
            type={field === 'phoneNumber' ? 'tel' : 'text'}
            maxLength={field === 'insurer' || field === 'holder' ? 120 : field === 'phoneNumber' ? 40 : 60}
            {...register(`insurance.${field}`)}
          />
        </Field>
      ))}
    </FileDialog>
  );
}

const FIELDS = ['insurer', 'memberNumber', 'groupNumber', 'holder', 'phoneNumber'] as const;
