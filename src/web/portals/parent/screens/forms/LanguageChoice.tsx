import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

/** The reader's own language where a form is written in it. */
export const chosenOf = (languages: readonly Language[], own: Language): Language =>
  languages.includes(own) ? own : 'en';

type LanguageChoiceProps = { languages: readonly Language[]; language: Language; onChange(language: Language): void };

/** In which of its languages a form is read; nothing where there is one. */
export function LanguageChoice({ languages, language, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation();
  if (languages.length < 2) return null;
  return (
    <Field label={t('formsFamily.language')} className="w-full sm:w-56">
      <Select
        value={language}
        options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        onChange={({ target }) => onChange(target.value as Language)}
      />
    </Field>
  );
}
