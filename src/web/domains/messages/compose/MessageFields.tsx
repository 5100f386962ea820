import { CONTENT_LIMIT, needsSubject } from '#contract/messages-limits.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { PRIORITIES } from '../rules.ts';
import type { Values } from './values.ts';

type MessageFieldsProps = {
  values: Values;
  onChange(to: Partial<Values>): void;
  errors: Readonly<Record<'subject' | 'content', string | undefined>>;
};

/** What it says, and how pressing it is. */
export function MessageFields({ values, onChange, errors }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { to, subject, content, priority } = values;
  return (
    <>
      <Field
        label={t('messages.compose.subject')}
        {...(needsSubject(to) ? { required: true } : { optionalLabel: t('common.optional') })}
        {...(errors.subject && { error: errors.subject })}
      >
        <TextInput value={subject} maxLength={200} onChange={(event) => onChange({ subject: event.target.value })} />
      </Field>
      <Field label={t('messages.compose.content')} required {...(errors.content && { error: errors.content })}>
        <TextArea
          minRows={5}
          value={content}
          maxLength={CONTENT_LIMIT}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </Field>
      <Field
        label={t('messages.compose.priority')}
        {...(priority === 'urgent' && { hint: t('messages.compose.urgentHint') })}
      >
        <Select
          value={priority}
          onChange={(event) => onChange({ priority: PRIORITIES.find((one) => one === event.target.value) ?? 'normal' })}
          options={PRIORITIES.map((value) => ({ value, label: t(`messages.priority.${value}`) }))}
        />
      </Field>
    </>
  );
}
