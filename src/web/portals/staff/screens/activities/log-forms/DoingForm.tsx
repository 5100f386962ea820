import { useState } from 'react';
import { USUAL_DOINGS } from '#web/domains/activities/doings.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { LogFormFrame } from './LogFormFrame.tsx';
import { useLogForm } from './useLogForm.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** Learning or time outdoors: what it was, by a tap or typed. */
export function DoingForm({ kind, ...props }: LogFormProps & { kind: 'learning' | 'outdoor' }) {
  const { t } = useTranslation();
  const form = useLogForm(props);
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState('');
  return (
    <LogFormFrame
      kind={kind}
      {...form.frame}
      save={{
        label: form.label,
        act: () => {
          if (title.trim() === '') form.setProblem(t('activities.noTitle'));
          else form.send({ kind, title, notes });
        },
      }}
    >
      <fieldset aria-label={t('activities.usual')} className="flex min-w-0 flex-wrap gap-2">
        {USUAL_DOINGS[kind].map((usual) => {
          const text = t(`activities.doing.${usual}`);
          return (
            <button
              key={usual}
              type="button"
              aria-pressed={title === text}
              onClick={() => setTitle(text)}
              className="min-h-11 rounded-full border border-line-strong/50 bg-surface px-4 font-medium text-sm transition-colors hover:border-line-strong aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-action-ink"
            >
              {text}
            </button>
          );
        })}
      </fieldset>
      <Field label={t('activities.what')} required>
        <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Who {...form.who} />
      <Field label={t('common.notes')} optionalLabel={t('common.optional')}>
        <TextArea minRows={2} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <When {...form.when} />
    </LogFormFrame>
  );
}
