import type { RepeatBlock } from '#contract/forms-blocks.ts';
import { MOST_COLUMNS } from '#contract/forms-choices.ts';
import type { BlockError } from '#web/domains/forms/blockDraft.ts';
import { newSimple } from '#web/domains/forms/newBlock.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { BlockFieldsProps } from './BlockFields.tsx';
import { NamedList } from './NamedList.tsx';
import { SimpleFields } from './SimpleFields.tsx';

const KINDS = ['text', 'choice', 'date', 'number'] as const;
const MOST = ['1', '2', '3', '4', '5', '6', '8', '10', '15', '20', '30', '50'];

/** What each entry of a list asks, and how many there may be. */
export function RepeatBlockFields({ block, languages, errors, onChange }: BlockFieldsProps<RepeatBlock>) {
  const { t } = useTranslation();
  const most = String(block.most);
  return (
    <>
      <NamedList
        label={t('formsBuilder.repeat.blocks')}
        add={t('formsBuilder.repeat.add')}
        nameOf={(number) => t('formsBuilder.repeat.question', { number })}
        items={block.blocks}
        most={MOST_COLUMNS}
        languages={languages}
        errors={errors}
        field="blocks"
        onAdd={() => newSimple('text')}
        onChange={(blocks) => onChange({ ...block, blocks })}
        more={(inner, at, change) => (
          <>
            <Field label={t('formsBuilder.repeat.kind')}>
              <Select
                className="sm:max-w-60"
                value={inner.kind}
                options={KINDS.map((value) => ({ value, label: t(`formsBuilder.kinds.${value}.name`) }))}
                onChange={({ target }) => {
                  const kind = KINDS.find((one) => one === target.value) ?? 'text';
                  const { key, label, hint, isRequired } = inner;
                  change({ ...newSimple(kind), key, label, isRequired, ...(hint && { hint }) });
                }}
              />
            </Field>
            <Checkbox
              label={t('formsBuilder.isRequired')}
              checked={inner.isRequired}
              onChange={({ target }) => change({ ...inner, isRequired: target.checked })}
            />
            <SimpleFields
              block={inner}
              languages={languages}
              errors={within(errors, `blocks.${at}.`)}
              onChange={change}
            />
          </>
        )}
      />
      <Field label={t('formsBuilder.repeat.most')}>
        <Select
          className="w-32"
          value={most}
          options={[...new Set([...MOST, most])]
            .sort((one, other) => Number(one) - Number(other))
            .map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChange({ ...block, most: Number(target.value) })}
        />
      </Field>
    </>
  );
}

/** The errors of one question, by its own fields. */
const within = (errors: Readonly<Record<string, BlockError>>, path: string): Readonly<Record<string, BlockError>> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(path))
      .map(([field, error]) => [field.slice(path.length), error]),
  );
