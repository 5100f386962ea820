import type { AnyBlock } from '#web/domains/forms/editing.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What a block is called in a sentence: its label; a condition and what is not written yet by their kind. */
export function useBlockName(): (block: AnyBlock) => string {
  const { t } = useTranslation();
  const words = useFormWords();
  return (block) => ('label' in block && words(block.label)) || t(`formsBuilder.kinds.${block.kind}.name`);
}
