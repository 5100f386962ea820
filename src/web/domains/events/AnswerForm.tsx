import { Check, CircleHelp, X } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { ANSWERS, type EventAnswer, LIMITS } from '#contract/events-choices.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { answerEvent } from './queries.ts';
import type { ShownEvent } from './rules.ts';

type Values = { answer: EventAnswer | ''; people: string; note: string };

const ICONS = { yes: Check, maybe: CircleHelp, no: X } as const;

/** The reader's own answer to one time of an event; it can be changed until that is over. */
export function AnswerForm({ event, onSaved }: { event: ShownEvent; onSaved?(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { run, isPending } = useAction(answerEvent, {
    done: t('events.answer.saved'),
    failed: { title: t('events.answer.failed'), description: t('events.tryAgain') },
    onDone: () => onSaved?.(),
  });
  const { ownAnswer, id, occurrence } = event;
  const { register, handleSubmit, control, setValue } = useForm<Values>({
    defaultValues: {
      answer: ownAnswer?.answer ?? '',
      people: String(ownAnswer?.people ?? 1),
      note: ownAnswer?.note ?? '',
    },
  });
  const answer = useWatch({ control, name: 'answer' });
  if (event.endDate < today) return <p className="text-ink-soft">{t('events.answer.over')}</p>;
  const send = ({ answer, people, note }: Values) =>
    answer !== '' &&
    run({ params: { id }, body: { occurrence, answer, people: answer === 'yes' ? Number(people) : 1, note } });
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit(send)}>
      <Field label={t('events.answer.question')} group>
        <RadioCards
          name={`answer-${id}`}
          columns={3}
          value={answer || null}
          onChange={(value) => setValue('answer', value as EventAnswer)}
          options={ANSWERS.map((value) => {
            const Icon = ICONS[value];
            return { value, label: t(`events.answers.${value}`), icon: <Icon aria-hidden="true" /> };
          })}
        />
      </Field>
      {answer !== '' && (
        <>
          {answer === 'yes' && (
            <Field label={t('events.answer.people')} className="max-w-48">
              <Select
                {...register('people')}
                options={Array.from({ length: LIMITS.people }, (_, n) => ({
                  value: String(n + 1),
                  label: String(n + 1),
                }))}
              />
            </Field>
          )}
          <Field label={t('events.answer.note')} optionalLabel={t('common.optional')}>
            <TextInput maxLength={300} {...register('note')} />
          </Field>
          <Button type="submit" className="self-start max-sm:w-full" busy={isPending} busyLabel={t('common.saving')}>
            {t(ownAnswer ? 'events.answer.change' : 'events.answer.save')}
          </Button>
        </>
      )}
    </form>
  );
}
