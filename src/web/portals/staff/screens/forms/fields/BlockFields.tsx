import { CONSENT_FORMS } from '#contract/children-consents.ts';
import type { InnerBlock } from '#contract/forms-blocks.ts';
import { MAPPABLE_FIELDS } from '#contract/forms-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { BlockError } from '#web/domains/forms/blockDraft.ts';
import type { AnyBlock } from '#web/domains/forms/editing.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { RepeatBlockFields } from './RepeatBlockFields.tsx';
import { SimpleFields } from './SimpleFields.tsx';
import { TableBlockFields } from './TableBlockFields.tsx';
import { WordsField } from './WordsField.tsx';

export type BlockFieldsProps<Block = AnyBlock> = {
  block: Block;
  languages: readonly Language[];
  /** By field. */
  errors: Readonly<Record<string, BlockError>>;
  onChange(block: Block): void;
};

type AllFieldsProps = BlockFieldsProps & { sources: readonly Extract<InnerBlock, { kind: 'choice' | 'consent' }>[] };

/** All that can be said of a block. */
export function BlockFields({ sources, ...of }: AllFieldsProps) {
  const { block, languages, errors, onChange } = of;
  const { t } = useTranslation();
  if (block.kind === 'condition')
    return (
      <ConditionFields block={block} languages={languages} errors={errors} onChange={onChange} sources={sources} />
    );
  return (
    <>
      <WordsField
        label={t(`formsBuilder.kinds.${block.kind}.label`)}
        words={block.label}
        onChange={(label) => onChange({ ...block, label })}
        languages={languages}
        most={300}
        required
        isMissing={errors.label === 'english'}
      />
      {(block.kind === 'heading' || block.kind === 'consent' || block.kind === 'signature') && (
        <WordsField
          label={t(`formsBuilder.textOf.${block.kind}`)}
          words={block.text ?? { en: '' }}
          onChange={(text) => onChange({ ...block, text })}
          languages={languages}
          most={10_000}
          isLong
          required={block.kind !== 'heading'}
          isMissing={errors.text === 'english'}
        />
      )}
      {'isRequired' in block && <AskedFields block={block} languages={languages} errors={errors} onChange={onChange} />}
    </>
  );
}

type Asked = Exclude<InnerBlock, { kind: 'heading' }>;

function AskedFields({ block, languages, errors, onChange }: BlockFieldsProps<Asked>) {
  const { t } = useTranslation();
  const of = { languages, errors };
  return (
    <>
      <WordsField
        label={t('formsBuilder.hint')}
        hint={t('formsBuilder.hintHint')}
        words={block.hint ?? { en: '' }}
        onChange={(hint) => onChange({ ...block, hint })}
        languages={languages}
        most={1_000}
        isMissing={errors.hint === 'english'}
      />
      <Checkbox
        label={block.kind === 'consent' ? t('formsBuilder.mustAgree') : t('formsBuilder.isRequired')}
        checked={block.isRequired}
        onChange={({ target }) => onChange({ ...block, isRequired: target.checked })}
      />
      {block.kind === 'consent' && (
        <Field label={t('formsBuilder.ticks.label')} hint={t('formsBuilder.ticks.hint')}>
          <Select
            className="sm:max-w-sm"
            value={block.ticks ?? ''}
            options={[
              { value: '', label: t('formsBuilder.ticks.none') },
              ...CONSENT_FORMS.map((value) => ({ value, label: t(`formsBuilder.ticks.forms.${value}`) })),
            ]}
            onChange={({ target }) => {
              const { ticks: _, ...rest } = block;
              const ticks = CONSENT_FORMS.find((one) => one === target.value);
              onChange(ticks ? { ...rest, ticks } : rest);
            }}
          />
        </Field>
      )}
      {block.kind === 'mapped' && (
        <Field label={t('formsBuilder.mappedField')} hint={t('formsBuilder.mappedHint')}>
          <Select
            className="sm:max-w-sm"
            value={block.field}
            options={MAPPABLE_FIELDS.map((value) => ({ value, label: t(`formsBuilder.mapped.${value}`) }))}
            onChange={({ target }) => {
              const field = MAPPABLE_FIELDS.find((one) => one === target.value);
              if (field) onChange({ ...block, field });
            }}
          />
        </Field>
      )}
      {(block.kind === 'text' || block.kind === 'choice' || block.kind === 'date' || block.kind === 'number') && (
        <SimpleFields {...of} block={block} onChange={onChange} />
      )}
      {block.kind === 'table' && <TableBlockFields {...of} block={block} onChange={onChange} />}
      {block.kind === 'repeat' && <RepeatBlockFields {...of} block={block} onChange={onChange} />}
      {block.key !== '' && (
        <Field
          label={t('formsBuilder.key')}
          hint={t('formsBuilder.keyHint')}
          {...((errors.key === 'key' || errors.key === 'keyTaken') && {
            error: t(`formsBuilder.errors.${errors.key}`),
          })}
        >
          <TextInput
            className="sm:max-w-sm"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={block.key}
            onChange={({ target }) => onChange({ ...block, key: target.value })}
          />
        </Field>
      )}
    </>
  );
}
