import { useState } from 'react';
import type { Answers } from '#contract/forms-asked.ts';
import type { FormBody } from '#contract/forms-blocks.ts';
import { isLanguage, type Language, PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { writtenIn } from '#web/domains/forms/editing.ts';
import { FormBlocks } from '#web/domains/forms/FormBlocks.tsx';
import { Said } from '#web/domains/forms/Said.tsx';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';

type ReadFormProps = {
  body: FormBody;
  /** What was answered; without it the form can be tried out, and nothing is kept. */
  answers?: Answers;
  /** In which it is shown first; the reader's where it is written in that. */
  language?: Language;
};

/** A form to be read, in any language that it is written in. */
export function ReadForm({ body, answers, language }: ReadFormProps) {
  const { t, i18n } = useTranslation();
  const languages = writtenIn(body, PARENT_LANGUAGES);
  const [chosen, setChosen] = useState<Language | undefined>(
    language ?? (isLanguage(i18n.language) ? i18n.language : undefined),
  );
  const [tried, setTried] = useState<Answers>({});
  const shown = chosen && languages.includes(chosen) ? chosen : 'en';
  return (
    <>
      {languages.length > 1 && (
        <SegmentedControl
          className="mb-4 flex-wrap"
          label={t('formsBuilder.preview.language')}
          value={shown}
          onChange={(value) => setChosen(value)}
          options={languages.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        />
      )}
      <div className="rounded-md border border-line bg-paper p-4">
        <Heading level={3}>
          <Said words={body.title} language={shown} />
        </Heading>
        {body.intro && (
          <p className="mt-1 max-w-prose">
            <Said words={body.intro} language={shown} />
          </p>
        )}
        <div className="mt-5">
          <FormBlocks
            body={body}
            language={shown}
            level={4}
            answers={answers ?? tried}
            {...(!answers && { onChange: (key: string, value: unknown) => setTried({ ...tried, [key]: value }) })}
          />
        </div>
      </div>
    </>
  );
}
