import { type FormEvent, useState } from 'react';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { isWritten, tidy } from '#web/domains/forms/words.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { WordsField } from '../fields/WordsField.tsx';

type HeadDialogProps = Opened & { body: FormBody; languages: readonly Language[]; onChange(body: FormBody): void };

/** What a form is called, and its first words. */
export default function HeadDialog({ body, languages, onChange, ...opened }: HeadDialogProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(body.title);
  const [intro, setIntro] = useState(body.intro ?? { en: '' });
  const [isAsked, setAsked] = useState(false);
  const isIntroBare = !isWritten(intro) && Object.values(tidy(intro)).some((text) => text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isWritten(title) || isIntroBare) return;
    const { intro: _, ...rest } = body;
    onChange({ ...rest, title: tidy(title), ...(isWritten(intro) && { intro: tidy(intro) }) });
    opened.onClose();
  };
  return (
    <FormDialog
      {...opened}
      size="large"
      title={t('formsBuilder.head.edit')}
      onSubmit={submit}
      submit={t('formsBuilder.apply')}
    >
      <WordsField
        label={t('common.title')}
        words={title}
        onChange={setTitle}
        languages={languages}
        most={120}
        required
        isMissing={isAsked && !isWritten(title)}
      />
      <WordsField
        label={t('formsBuilder.head.intro')}
        hint={t('formsBuilder.head.introHint')}
        words={intro}
        onChange={setIntro}
        languages={languages}
        most={10_000}
        isLong
        isMissing={isAsked && isIntroBare}
      />
    </FormDialog>
  );
}
