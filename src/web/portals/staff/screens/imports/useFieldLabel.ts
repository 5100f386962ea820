import { fieldText } from '#web/domains/imports/rules.ts';
import type { TextKey } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What a column means, in words. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const { key, n } = fieldText(field);
    return t(`imports.fields.${key}` as TextKey, { n });
  };
}
