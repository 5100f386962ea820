import { clsx } from 'clsx';
import { useId } from 'react';
import type { Words } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type WordsFieldProps = {
  label: string;
  hint?: string;
  words: Words;
  onChange(words: Words): void;
  /** In which it is to be written, English first. */
  languages: readonly Language[];
  /** In characters. */
  most: number;
  isLong?: boolean;
  required?: boolean;
  /** The name is spoken only. */
  hideLabel?: boolean;
  /** English is not written, and was to be kept. */
  isMissing?: boolean;
};

/** One text in each language of the form, side by side; what is not written yet is said. */
export function WordsField({
  label,
  hint,
  words,
  onChange,
  languages,
  most,
  isLong = false,
  required = false,
  hideLabel = false,
  isMissing = false,
}: WordsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = `${id}-hint`;
  const isAlone = languages.length === 1;
  const isBegun = required || (words.en ?? '').trim() !== '';
  const inputOf = (language: Language) => {
    const text = words[language] ?? '';
    const isBlank = text.trim() === '';
    return (
      <Field
        key={language}
        label={isAlone ? label : <span lang={language}>{LANGUAGE_NAMES[language]}</span>}
        required={required && language === 'en'}
        hideLabel={isAlone && hideLabel}
        {...(isAlone && hint && { hint })}
        {...(isMissing && language === 'en' && { error: t('formsBuilder.errors.english') })}
      >
        <TextArea
          autoComplete="off"
          lang={language}
          minRows={isLong ? 4 : 1}
          maxLength={most}
          value={text}
          {...(isBegun && isBlank && language !== 'en' && { placeholder: t('formsBuilder.notWritten') })}
          onChange={({ target: { value } }) =>
            onChange({ ...words, [language]: isLong ? value : value.replace(/\s*\n\s*/g, ' ') })
          }
        />
      </Field>
    );
  };
  if (isAlone) return inputOf('en');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with the hint
    <div role="group" aria-labelledby={id} aria-describedby={hint ? hintId : undefined} className="min-w-0">
      <p id={id} className={clsx('font-medium', hideLabel && 'sr-only')}>
        {label}
      </p>
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-2">{languages.map(inputOf)}</div>
    </div>
  );
}
