import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { HEALTH_PAPER_KINDS, type HealthPaperKind, PAPER_KINDS, type PaperKind } from '#contract/papers-choices.ts';
import { FileField } from '#web/domains/papers/FileField.tsx';
import {
  addHealthPaper,
  addPaper,
  editHealthPaper,
  editPaper,
  type PaperOfHealth,
  type StaffPaper,
} from '#web/domains/papers/queries.ts';
import { NO_PAPER, type PaperValues, paperBodyOf, paperValuesOf } from '#web/domains/papers/rules.ts';
import { useChosenFile } from '#web/domains/papers/useChosenFile.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** What the form is for: a new paper, one in the place of an older one, or what is said of one. */
export interface Wanted {
  readonly verb: 'add' | 'replace' | 'edit';
  readonly paper?: StaffPaper | PaperOfHealth;
  /** Of a new one. */
  readonly kind?: string;
}
type PaperFormProps = Opened & { staffId: number; name: string; isHealth: boolean; wanted: Wanted };

export default function PaperForm({ staffId, name, isHealth, wanted, ...opened }: PaperFormProps) {
  const { t } = useTranslation();
  const { verb, paper, kind = '' } = wanted;
  const chosen = useChosenFile();
  const save = useSave(staffId, isHealth, wanted);
  const today = centerNow().date;
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<PaperValues>({
    defaultValues: !paper
      ? { ...NO_PAPER, kind, title: kind === '' ? '' : nameOf(kind) }
      : verb === 'edit'
        ? paperValuesOf(paper)
        : { ...paperValuesOf(paper), issuedOn: '', expiresOn: '' },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(
    { mutationFn: (values: PaperValues) => chosen.sendWith((file) => save({ ...values, ...file })) },
    {
      done: (isSaved) => (isSaved ? t(`papers.${verb}.done`) : undefined),
      failed: t('papers.notSaved'),
      onDone: (isSaved) => isSaved && opened.onClose(),
      onFailed: (error) => chosen.refused(error),
      fields: FIELDS,
      setError,
    },
  );
  const ofHealth = (which: HealthPaperKind) => t(`papers.healthKinds.${which}`);
  const ofPaper = (which: PaperKind) => t(`papers.kinds.${which}`);
  function nameOf(which: string) {
    return isHealth ? ofHealth(which as HealthPaperKind) : ofPaper(which as PaperKind);
  }
  const kinds: readonly string[] = isHealth ? HEALTH_PAPER_KINDS : PAPER_KINDS;
  return (
    <FormDialog
      {...opened}
      onClose={() => {
        chosen.stop();
        opened.onClose();
      }}
      title={t(`papers.${verb}.title`)}
      description={verb === 'replace' ? t('papers.replace.text', { title: paper?.title ?? '' }) : name}
      onSubmit={handleSubmit((values) => run(values))}
      submit={t(`papers.${verb}.submit`)}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('papers.fields.kind')} required error={errors.kind?.message}>
        <Select
          placeholder={t('papers.fields.kindPlaceholder')}
          options={kinds.map((value) => ({ value, label: nameOf(value) }))}
          {...register('kind', {
            validate: (value) => value !== '' || t('papers.required.kind'),
            onChange: ({ target }: { target: { value: string } }) => {
              const typed = getValues('title');
              if (typed === '' || kinds.some((known) => nameOf(known) === typed))
                setValue('title', nameOf(target.value));
            },
          })}
        />
      </Field>
      <FileField chosen={chosen} kept={verb === 'edit' ? (paper?.fileName ?? null) : null} />
      <Field label={t('papers.fields.title')} required error={errors.title?.message}>
        <TextInput
          maxLength={120}
          {...register('title', { validate: (value) => value.trim() !== '' || t('common.titleIsRequired') })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('papers.fields.issuedOn')} required error={errors.issuedOn?.message}>
          <DateInput max={today} {...register('issuedOn', { required: t('papers.required.issuedOn') })} />
        </Field>
        <Field
          label={t('papers.fields.expiresOn')}
          hint={t('papers.fields.expiresHint')}
          error={errors.expiresOn?.message}
        >
          <DateInput {...register('expiresOn')} />
        </Field>
        <Field label={t('papers.fields.issuer')} error={errors.issuer?.message}>
          <TextInput maxLength={120} {...register('issuer')} />
        </Field>
        <Field label={t('papers.fields.number')} hint={t('papers.fields.numberHint')} error={errors.number?.message}>
          <TextInput maxLength={80} autoComplete="off" {...register('number')} />
        </Field>
      </div>
    </FormDialog>
  );
}

/** Writes a paper where it belongs. */
function useSave(staffId: number, isHealth: boolean, { verb, paper }: Wanted) {
  const adding = useMutation(addPaper);
  const editing = useMutation(editPaper);
  const addingHealth = useMutation(addHealthPaper);
  const editingHealth = useMutation(editHealthPaper);
  return (values: PaperValues & { readonly filePath?: string }): Promise<unknown> => {
    if (verb === 'edit' && paper) {
      const params = { id: paper.id };
      const { version } = paper;
      return isHealth
        ? editingHealth.mutateAsync({ params, body: { ...paperBodyOf<HealthPaperKind>(values), version } })
        : editing.mutateAsync({ params, body: { ...paperBodyOf<PaperKind>(values), version } });
    }
    const params = { id: staffId };
    const replacesId = paper?.id ?? null;
    return isHealth
      ? addingHealth.mutateAsync(
          sentBeforeOr(addingHealth.variables, {
            params,
            body: { ...paperBodyOf<HealthPaperKind>(values), replacesId },
          }),
        )
      : adding.mutateAsync(
          sentBeforeOr(adding.variables, { params, body: { ...paperBodyOf<PaperKind>(values), replacesId } }),
        );
  };
}

const FIELDS = ['kind', 'title', 'issuedOn', 'expiresOn', 'issuer', 'number'] as const;
