import type { Block, InnerBlock } from '#contract/forms-blocks.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAnswerNames } from '../builder/useAnswerNames.ts';
import type { BlockFieldsProps } from './BlockFields.tsx';

type ConditionFieldsProps = BlockFieldsProps<Extract<Block, { kind: 'condition' }>> & {
  sources: readonly Extract<InnerBlock, { kind: 'choice' | 'consent' }>[];
};

/** Which earlier question is asked, and on which of its answers the condition holds. */
export function ConditionFields({ block, errors, onChange, sources }: ConditionFieldsProps) {
  const { t } = useTranslation();
  const words = useFormWords();
  const answersOf = useAnswerNames();
  const source = sources.find(({ key }) => key === block.when);
  if (sources.length === 0) return <Alert tone="warning">{t('formsBuilder.condition.noSource')}</Alert>;
  return (
    <>
      <Field
        label={t('formsBuilder.condition.when')}
        required
        {...(errors.when === 'source' && { error: t('formsBuilder.errors.source') })}
      >
        <Select
          value={source?.key ?? ''}
          placeholder={t('formsBuilder.condition.choose')}
          options={sources.map(({ key, label }) => ({ value: key, label: words(label) }))}
          onChange={({ target }) => onChange({ ...block, when: target.value, isAnyOf: [] })}
        />
      </Field>
      {source && (
        <Field
          group
          required
          label={t('formsBuilder.condition.isAnyOf')}
          {...(errors.isAnyOf === 'answers' && { error: t('formsBuilder.errors.answers') })}
        >
          {answersOf(source).map(({ key, name }) => (
            <Checkbox
              key={key}
              label={name}
              checked={block.isAnyOf.includes(key)}
              onChange={({ target }) =>
                onChange({
                  ...block,
                  // Answers that are no longer offered go.
                  isAnyOf: answersOf(source)
                    .map((answer) => answer.key)
                    .filter((one) => (one === key ? target.checked : block.isAnyOf.includes(one))),
                })
              }
            />
          ))}
        </Field>
      )}
    </>
  );
}
