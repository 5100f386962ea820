import { useMutation } from '@tanstack/react-query';
import { Check, CircleHelp, X } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { ANSWERS, type EventAnswer, LIMITS } from '../../../contract/event-choices.ts';
import { reasonOf } from '../../lib/errors.ts';
import { useCenterToday } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { answerEvent } from './queries.ts';
import type { ShownEvent } from './rules.ts';

type Values = { answer: EventAnswer | ''; people: string; note: string };

const ICONS = { yes: Check, maybe: CircleHelp, no: X } as const;

/** The reader's own answer to one time of an event; it can be changed until that is over. */
export function AnswerForm({ event, onSaved }: { event: ShownEvent; onSaved?(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { mutate, isPending } = useMutation(answerEvent);
  const { ownAnswer, id, occurrence } = event;
  const { register, handleSubmit, control, setValue } = useForm<Values>({
    defaultValues: {
      answer: ownAnswer?.answer ?? '',
      people: String(ownAnswer?.people ?? 1),
      note: ownAnswer?.note ?? '',
    },
  });
  const answer = useWatch({ control, name: 'answer' });
  if (event.endDate < today) return <p className="text-ink-soft">{t('calendar.answer.over')}</p>;
  const send = ({ answer, people, note }: Values) =>
    answer !== '' &&
    mutate(
      { params: { id }, body: { occurrence, answer, people: answer === 'yes' ? Number(people) : 1, note } },
      {
        onSuccess: () => {
          toast({ title: t('calendar.answer.saved'), variant: 'success' });
          onSaved?.();
        },
        onError: (error) =>
          toast({
            title: t('calendar.answer.failed'),
            description: reasonOf(error, t('calendar.tryAgain')),
            variant: 'error',
          }),
      },
    );
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit(send)}>
      <Field label={t('calendar.answer.question')} group>
        <RadioCards
          name={`answer-${id}`}
          columns={3}
          value={answer || null}
          onChange={(value) => setValue('answer', value as EventAnswer)}
          options={ANSWERS.map((value) => {
            const Icon = ICONS[value];
            return { value, label: t(`calendar.answers.${value}`), icon: <Icon aria-hidden="true" /> };
          })}
        />
      </Field>
      {answer !== '' && (
        <>
          {answer === 'yes' && (
            <Field label={t('calendar.answer.people')} className="max-w-48">
              <Select
                {...register('people')}
                options={Array.from({ length: LIMITS.people }, (_, n) => ({
                  value: String(n + 1),
                  label: String(n + 1),
                }))}
              />
            </Field>
          )}
          <Field label={t('calendar.answer.note')} optionalLabel={t('calendar.optional')}>
            <TextInput maxLength={300} {...register('note')} />
          </Field>
          <Button type="submit" className="self-start max-sm:w-full" busy={isPending} busyLabel={t('calendar.saving')}>
            {t(ownAnswer ? 'calendar.answer.change' : 'calendar.answer.save')}
          </Button>
        </>
      )}
    </form>
  );
}
