import { type Language, PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { Select } from '#web/ui/Select.tsx';

type InvitationLanguageSelectProps = { value: Language; onChange(language: Language): void };

/** What an invitation is written in, each language by its own name. */
export function InvitationLanguageSelect({ value, onChange }: InvitationLanguageSelectProps) {
  return (
    <Select
      value={value}
      options={PARENT_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={({ target }) => {
        const language = PARENT_LANGUAGES.find((one) => one === target.value);
        if (language) onChange(language);
      }}
    />
  );
}
