import { useForm } from 'react-hook-form';
import { askForTimeOff } from '#web/domains/time-off/queries.ts';
import { typedHours } from '#web/domains/time-off/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Asks for whole days off, or for a part of each. */
export default function AskForTimeOff({ wholeDay, ...opened }: Opened & { wholeDay: number }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, setError, handleSubmit, formState, watch, setValue } = useForm({
    defaultValues: { from: today, to: today, length: 'whole', hours: '', note: '' },
  });
  const { run, isPending } = useAction(askForTimeOff, {
    done: t('timeOff.ask.done'),
    failed: t('timeOff.ask.failed'),
    onDone: opened.onClose,
    fields: ['from', 'to', 'note'],
    setError,
  });
  const { errors } = formState;
  const [length, from] = watch(['length', 'from']);
  const isPart = length === 'part';
  return (
    <FormDialog
      {...opened}
      title={t('timeOff.ask.button')}
      description={t('timeOff.ask.text')}
      onSubmit={handleSubmit(({ hours, note, ...days }) =>
        run({ body: { from: days.from, to: days.to, note, minutesADay: isPart ? typedHours(hours) : null } }),
      )}
      submit={t('timeOff.ask.button')}
      busy={isPending}
      busyLabel={t('common.sending')}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('common.firstDay')} required error={errors.from?.message}>
          <DateInput required {...register('from')} />
        </Field>
        <Field label={t('common.lastDay')} required error={errors.to?.message}>
          <DateInput
            required
            min={from}
            {...register('to', { validate: (to) => to >= from || t('common.lastDayBeforeFirst') })}
          />
        </Field>
      </div>
      <Field group label={t('timeOff.ask.howMuch')}>
        <RadioCards
          name="length"
          columns={2}
          value={length}
          onChange={(value) => setValue('length', value)}
          options={[
            {
              value: 'whole',
              label: t('timeOff.ask.whole'),
              hint: t('timeOff.ask.wholeHint', { time: formatDuration(wholeDay) }),
            },
            { value: 'part', label: t('timeOff.ask.part') },
          ]}
        />
      </Field>
      {isPart && (
        <Field label={t('timeOff.ask.hours')} required error={errors.hours?.message}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            {...register('hours', {
              validate: (hours) => {
                const minutes = typedHours(hours) ?? 0;
                return (minutes > 0 && minutes <= 1440) || t('timeOff.ask.badHours');
              },
            })}
          />
        </Field>
      )}
      <Field label={t('common.note')} optionalLabel={t('common.optional')} error={errors.note?.message}>
        <TextArea minRows={2} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  );
}
