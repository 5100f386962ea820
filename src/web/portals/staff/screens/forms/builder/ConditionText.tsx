import type { Block, FormBody } from '#contract/forms-blocks.ts';
import { type Place, sourcesBefore } from '#web/domains/forms/editing.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAnswerNames } from './useAnswerNames.ts';

type ConditionTextProps = { condition: Extract<Block, { kind: 'condition' }>; body: FormBody; place: Place };

/** On which answer to which question what follows is asked. */
export function ConditionText({ condition, body, place }: ConditionTextProps) {
  const { t, i18n } = useTranslation();
  const words = useFormWords();
  const answersOf = useAnswerNames();
  const source = sourcesBefore(body, place).find(({ key }) => key === condition.when);
  if (!source) return <p className="font-medium">{t('formsBuilder.condition.unknown')}</p>;
  const chosen = answersOf(source).filter(({ key }) => condition.isAnyOf.includes(key));
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'disjunction' });
  return (
    <p className="wrap-anywhere font-medium">
      {t('formsBuilder.condition.if', {
        question: words(source.label),
        answers: list.format(chosen.map(({ name }) => t('formsBuilder.condition.quoted', { name }))),
      })}
    </p>
  );
}
