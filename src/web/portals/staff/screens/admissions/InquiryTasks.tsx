import { type FormEvent, useState } from 'react';
import { addInquiryTask, setInquiryTaskDone } from '#web/domains/admissions/queries.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What is to be done about an inquiry, ticked off by a tap. */
export function InquiryTasks({ found: { id, tasks } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const adding = useAction(addInquiryTask, {
    failed: t('admissions.taskFailed'),
    onDone: () => {
      setText('');
      setDueOn('');
    },
  });
  const ticking = useAction(setInquiryTaskDone, { failed: t('admissions.taskFailed') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void adding.run({ params: { id }, body: { text, dueOn: dueOn || null } });
  };
  return (
    <Section title={t('admissions.tasks')}>
      <Card flush>
        {tasks.length > 0 && (
          <ul className="divide-y divide-line border-line border-b">
            {tasks.map((task) => (
              <li key={task.id} className="px-4 py-1 sm:px-5">
                <Checkbox
                  label={<span className="wrap-anywhere">{task.text}</span>}
                  {...(task.doneAt
                    ? { hint: t('admissions.doneBy', { name: task.doneBy ?? '' }) }
                    : task.dueOn && { hint: t('admissions.dueOn', { date: formatDate(task.dueOn) }) })}
                  checked={task.doneAt !== null}
                  onChange={({ target }) =>
                    void ticking.run({ params: { id: task.id }, body: { isDone: target.checked } })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={submit} className="flex flex-col gap-3 p-4 sm:flex-row sm:flex-wrap sm:items-end sm:px-5">
          <Field label={t('admissions.task')} className="sm:min-w-56 sm:flex-1">
            <TextInput
              maxLength={300}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Field label={t('admissions.due')} optionalLabel={t('common.optional')} className="sm:w-44">
            <DateInput value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
          </Field>
          <Button type="submit" variant="secondary" busy={adding.isPending} busyLabel={t('common.saving')}>
            {t('admissions.addTask')}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
