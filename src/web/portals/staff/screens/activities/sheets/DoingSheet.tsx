import { useState } from 'react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSheet } from './useSheet.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** What is done on most days, each a tap instead of typing. */
const USUAL = {
  learning: ['story', 'circle', 'art', 'music', 'blocks', 'sensory', 'letters', 'pretend'],
  outdoor: ['playground', 'walk', 'garden', 'water', 'bikes', 'ball'],
} as const;

/** Learning or time outdoors: what it was, by a tap or typed. */
export function DoingSheet({
  kind,
  present,
  open,
  onOpenChange,
  ...props
}: SheetProps & { kind: 'learning' | 'outdoor' }) {
  const { t } = useTranslation();
  const { chosen, setChosen, time, setTime, problem, setProblem, send, isPending } = useSheet(props);
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState('');
  return (
    <SheetFrame
      kind={kind}
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      problem={problem}
      save={{
        label: t('activities.saveFor', { count: chosen.length }),
        onSubmit: (event) => {
          event.preventDefault();
          if (title.trim() === '') setProblem(t('activities.noTitle'));
          else send({ kind, title, notes });
        },
      }}
    >
      <fieldset aria-label={t('activities.usual')} className="flex min-w-0 flex-wrap gap-2">
        {USUAL[kind].map((usual) => {
          const words = t(`activities.doing.${usual}`);
          return (
            <button
              key={usual}
              type="button"
              aria-pressed={title === words}
              onClick={() => setTitle(words)}
              className="min-h-11 rounded-full border border-line-strong/50 bg-surface px-4 font-medium text-sm transition-colors hover:border-line-strong aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-action-ink"
            >
              {words}
            </button>
          );
        })}
      </fieldset>
      <Field label={t('activities.what')} required>
        <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Who present={present} chosen={chosen} onChange={setChosen} />
      <Field label={t('activities.notes')} optionalLabel={t('activities.optional')}>
        <TextArea minRows={2} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <When value={time} onChange={setTime} />
    </SheetFrame>
  );
}
