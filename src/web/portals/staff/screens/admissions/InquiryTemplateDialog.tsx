import { type FormEvent, useState } from 'react';
import { TEMPLATE_FIELDS } from '#contract/admissions-choices.ts';
import { type Language, PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { addTemplate, changeTemplate } from '#web/domains/admissions/queries.ts';
import type { InquiryTemplate } from '#web/domains/admissions/rules.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type Texts = Readonly<Partial<Record<Language, { readonly subject: string; readonly text: string }>>>;
const NOTHING = { subject: '', text: '' };

/** A text for answers, written language by language; one that is empty is left out. */
export default function InquiryTemplateDialog({ template, ...opened }: Opened & { template: InquiryTemplate | null }) {
  const { t } = useTranslation();
  const [name, setName] = useState(template?.name ?? '');
  const [language, setLanguage] = useState<Language>(template?.texts[0]?.language ?? 'en');
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(template?.texts.map(({ language: one, ...text }) => [one, text]) ?? []),
  );
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const said = PARENT_LANGUAGES.flatMap((one) => {
    const { subject, text } = texts[one] ?? NOTHING;
    return subject.trim() || text.trim() ? [{ language: one, subject, text }] : [];
  });
  const rest = {
    done: t('admissionsLetters.saved'),
    failed: t('admissionsLetters.notSaved'),
    onDone: opened.onClose,
    onFailed: (error: Error) => {
      const fields = (error instanceof RequestError && error.fields) || {};
      setRefused(fields);
      const [at] = Object.keys(fields).flatMap((key) => /^texts\.(\d+)/.exec(key)?.[1] ?? []);
      const wrong = at === undefined ? undefined : said[Number(at)];
      if (wrong) setLanguage(wrong.language);
    },
  };
  const adding = useAction(addTemplate, rest);
  const changing = useAction(changeTemplate, rest);
  const now = texts[language] ?? NOTHING;
  const write = (change: Partial<typeof NOTHING>) => setTexts({ ...texts, [language]: { ...now, ...change } });
  const problem = (field: 'subject' | 'text') =>
    refused[`texts.${said.findIndex((one) => one.language === language)}.${field}`];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return template
      ? changing.run({ params: { id: template.id }, body: { name, texts: said, version: template.version } })
      : adding.run({ body: { name, texts: said } });
  };
  return (
    <FormDialog
      {...opened}
      title={t(template ? 'admissionsLetters.editTitle' : 'admissionsLetters.addTitle')}
      description={t('admissionsLetters.fieldsText', {
        fields: TEMPLATE_FIELDS.map((field) => `{${field}}`).join(', '),
      })}
      onSubmit={submit}
      submit={t('common.save')}
      busy={adding.isPending || changing.isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('admissionsLetters.name')} required error={refused.name}>
        <TextInput maxLength={80} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <SegmentedControl
        label={t('admissionsLetters.language')}
        value={language}
        onChange={(chosen) => setLanguage(chosen)}
        options={PARENT_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Field label={t('admissionsLetters.subject')} error={problem('subject') ?? refused.texts}>
        <TextInput
          maxLength={150}
          autoComplete="off"
          value={now.subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
      </Field>
      <Field label={t('admissionsLetters.text')} error={problem('text')}>
        <TextArea
          minRows={6}
          maxLength={5000}
          value={now.text}
          onChange={({ target }) => write({ text: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
