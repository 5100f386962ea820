import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TRAINING_MODES, TRAINING_TOPICS, type TrainingTopic } from '#contract/papers-choices.ts';
import { FileField } from '#web/domains/papers/FileField.tsx';
import { addTraining, editTraining, type StaffTraining } from '#web/domains/papers/queries.ts';
import { minutesOf, type TrainingValues, trainingBodyOf, trainingValuesOf } from '#web/domains/papers/rules.ts';
import { useChosenFile } from '#web/domains/papers/useChosenFile.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type TrainingFormProps = Opened & { staffId: number; name: string; training: StaffTraining | undefined };

/** Training that somebody has completed: how long, how it was taught, and what of. */
export default function TrainingForm({ staffId, name, training, ...opened }: TrainingFormProps) {
  const { t } = useTranslation();
  const today = centerNow().date;
  const chosen = useChosenFile();
  const adding = useMutation(addTraining);
  const editing = useMutation(editTraining);
  const [topics, setTopics] = useState<readonly TrainingTopic[]>(training?.topics ?? []);
  const { register, handleSubmit, setError, formState } = useForm<TrainingValues>({
    defaultValues: trainingValuesOf(training, today),
  });
  const { errors } = formState;
  const verb = training ? 'edit' : 'add';
  const save = (values: TrainingValues, file: { readonly filePath?: string }): Promise<unknown> => {
    const body = { ...trainingBodyOf(values, topics), ...file };
    return training
      ? editing.mutateAsync({ params: { id: training.id }, body: { ...body, version: training.version } })
      : adding.mutateAsync(sentBeforeOr(adding.variables, { params: { id: staffId }, body }));
  };
  const { run, isPending } = useAction(
    { mutationFn: (values: TrainingValues) => chosen.sendWith((file) => save(values, file)) },
    {
      done: (isSaved) => (isSaved ? t(`papers.training.${verb}.done`) : undefined),
      failed: t('papers.notSaved'),
      onDone: (isSaved) => isSaved && opened.onClose(),
      onFailed: (error) => chosen.refused(error),
      fields: FIELDS,
      setError,
    },
  );
  return (
    <FormDialog
      {...opened}
      onClose={() => {
        chosen.stop();
        opened.onClose();
      }}
      title={t(`papers.training.${verb}.title`)}
      description={name}
      onSubmit={handleSubmit((values) => run(values))}
      submit={t(`papers.training.${verb}.submit`)}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('papers.training.fields.title')} required error={errors.title?.message}>
        <TextInput
          maxLength={120}
          {...register('title', { validate: (value) => value.trim() !== '' || t('common.titleIsRequired') })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('papers.training.fields.date')} required error={errors.date?.message}>
          <DateInput max={today} {...register('date', { required: t('papers.training.required.date') })} />
        </Field>
        <Field label={t('papers.training.fields.hours')} required error={errors.hours?.message}>
          <TextInput
            inputMode="decimal"
            {...register('hours', {
              validate: (value) => minutesOf(value) !== null || t('papers.training.required.hours'),
            })}
          />
        </Field>
      </div>
      <Field label={t('papers.training.fields.mode')} required error={errors.mode?.message}>
        <Select
          options={TRAINING_MODES.map((value) => ({ value, label: t(`papers.training.modes.${value}`) }))}
          {...register('mode')}
        />
      </Field>
      <Field group label={t('papers.training.fields.topics')} hint={t('papers.training.fields.topicsHint')}>
        <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
          {TRAINING_TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={t(`papers.training.topics.${topic}`)}
              checked={topics.includes(topic)}
              onChange={({ target }) =>
                setTopics(target.checked ? [...topics, topic] : topics.filter((one) => one !== topic))
              }
            />
          ))}
        </div>
      </Field>
      <FileField chosen={chosen} kept={training?.fileName ?? null} />
    </FormDialog>
  );
}

const FIELDS = ['title', 'date', 'mode'] as const;
