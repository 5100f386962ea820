import { type FormEvent, useState } from 'react';
import { EXAMPLES } from '#web/domains/forms/examples.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useBeginForm } from './useBeginForm.ts';

const BLANK = 'blank';

/** Begins a form, empty or as an example says it. */
export default function NewForm(opened: Opened) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<string>(BLANK);
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { begin, beginFrom, isPending } = useBeginForm();
  const example = EXAMPLES.find((one) => one === from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (example) void beginFrom(example);
    else if (title.trim() !== '') void begin({ larkhouseForm: 1, body: { title: { en: title.trim() }, blocks: [] } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('formsLibrary.new.title')}
      onSubmit={submit}
      submit={t('formsLibrary.new.submit')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field group label={t('formsLibrary.new.from')}>
        <RadioCards
          name="from"
          value={from}
          onChange={setFrom}
          options={[
            { value: BLANK, label: t('formsLibrary.new.blank'), hint: t('formsLibrary.new.blankHint') },
            ...EXAMPLES.map((value) => ({
              value,
              label: t(`formsLibrary.examples.${value}.title`),
              hint: t(`formsLibrary.examples.${value}.text`),
            })),
          ]}
        />
      </Field>
      {example ? (
        <Alert>{t('formsLibrary.examples.counsel')}</Alert>
      ) : (
        <Field
          label={t('formsLibrary.new.name')}
          hint={t('formsLibrary.new.nameHint')}
          required
          {...(isAsked && title.trim() === '' && { error: t('common.titleIsRequired') })}
        >
          <TextInput
            autoComplete="off"
            maxLength={120}
            lang="en"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
