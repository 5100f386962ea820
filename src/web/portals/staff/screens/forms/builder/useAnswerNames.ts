import type { InnerBlock } from '#contract/forms-blocks.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type Source = Extract<InnerBlock, { kind: 'choice' | 'consent' }>;

/** The answers that a question offers, by their keys. */
export function useAnswerNames(): (source: Source) => readonly { key: string; name: string }[] {
  const { t } = useTranslation();
  const words = useFormWords();
  return (source) =>
    source.kind === 'consent'
      ? [
          { key: 'yes', name: t('formsBuilder.condition.agreed') },
          { key: 'no', name: t('formsBuilder.condition.notAgreed') },
        ]
      : source.options.map(({ key, label }) => ({ key, name: words(label) }));
}
