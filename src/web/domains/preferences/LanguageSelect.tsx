import type { Language } from '#contract/kernel/languages.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { LANGUAGE_NAMES } from './rules.ts';

type LanguageSelectProps<L extends Language> = { languages: readonly L[]; value: L; onChange(language: L): void };

export function LanguageSelect<L extends Language>({ languages, value, onChange }: LanguageSelectProps<L>) {
  const { t } = useTranslation();
  return (
    <Field label={t('preferences.language')} hint={t('preferences.languageHint')}>
      <Select
        value={value}
        options={languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        onChange={(event) => {
          const chosen = languages.find((language) => language === event.target.value);
          if (chosen) onChange(chosen);
        }}
      />
    </Field>
  );
}
