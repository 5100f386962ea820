import type { SimpleBlock } from '#contract/forms-blocks.ts';
import { MOST_OPTIONS } from '#contract/forms-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { BlockFieldsProps } from './BlockFields.tsx';
import { NamedList } from './NamedList.tsx';

/** What can be said of a text, a choice, a date or a number beside its words. */
export function SimpleFields({ block, ...of }: BlockFieldsProps<SimpleBlock>) {
  switch (block.kind) {
    case 'text':
      return <TextFields {...of} block={block} />;
    case 'choice':
      return <ChoiceFields {...of} block={block} />;
    case 'date':
      return <DateFields {...of} block={block} />;
    case 'number':
      return <NumberFields {...of} block={block} />;
  }
}

type FieldsOf<Kind extends SimpleBlock['kind']> = Omit<
  BlockFieldsProps<Extract<SimpleBlock, { kind: Kind }>>,
  'onChange'
> & {
  onChange(block: SimpleBlock): void;
};

function TextFields({ block, errors, onChange }: FieldsOf<'text'>) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox
        label={t('formsBuilder.text.isLong')}
        checked={block.isLong}
        onChange={({ target }) => onChange({ ...block, isLong: target.checked })}
      />
      <Field
        label={t('formsBuilder.text.most')}
        {...(errors.most === 'limit' && { error: t('formsBuilder.errors.limit') })}
      >
        <TextInput
          className="w-32"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={Number.isNaN(block.most) ? '' : String(block.most)}
          onChange={({ target }) =>
            onChange({ ...block, most: /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN })
          }
        />
      </Field>
    </>
  );
}

function ChoiceFields({ block, languages, errors, onChange }: FieldsOf<'choice'>) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox
        label={t('formsBuilder.choice.isMany')}
        checked={block.isMany}
        onChange={({ target }) => onChange({ ...block, isMany: target.checked })}
      />
      <NamedList
        label={t('formsBuilder.choice.options')}
        add={t('formsBuilder.choice.add')}
        nameOf={(number) => t('formsBuilder.choice.option', { number })}
        items={block.options}
        most={MOST_OPTIONS}
        languages={languages}
        errors={errors}
        field="options"
        onAdd={() => ({ key: '', label: { en: '' } })}
        onChange={(options) => onChange({ ...block, options: [...options] })}
      />
    </>
  );
}

function DateFields({ block, errors, onChange }: FieldsOf<'date'>) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('formsBuilder.date.earliest')} hint={t('formsBuilder.mayStayEmpty')}>
        <DateInput
          value={block.earliest ?? ''}
          onChange={({ target }) => onChange({ ...block, earliest: target.value || null })}
        />
      </Field>
      <Field
        label={t('formsBuilder.date.latest')}
        hint={t('formsBuilder.mayStayEmpty')}
        {...(errors.latest === 'dates' && { error: t('formsBuilder.problems.latest-before-earliest') })}
      >
        <DateInput
          value={block.latest ?? ''}
          onChange={({ target }) => onChange({ ...block, latest: target.value || null })}
        />
      </Field>
    </div>
  );
}

function NumberFields({ block, errors, onChange }: FieldsOf<'number'>) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('formsBuilder.number.least')} hint={t('formsBuilder.mayStayEmpty')}>
        <LimitInput value={block.least} onChange={(least) => onChange({ ...block, least })} />
      </Field>
      <Field
        label={t('formsBuilder.number.most')}
        hint={t('formsBuilder.mayStayEmpty')}
        {...(errors.most === 'numbers' && { error: t('formsBuilder.problems.most-below-least') })}
      >
        <LimitInput value={block.most} onChange={(most) => onChange({ ...block, most })} />
      </Field>
      <Field label={t('formsBuilder.number.decimals')} hint={t('formsBuilder.number.decimalsHint')}>
        <Select
          value={String(block.decimals)}
          options={['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChange({ ...block, decimals: Number(target.value) })}
        />
      </Field>
    </div>
  );
}

function LimitInput({ value, onChange }: { value: number | null; onChange(value: number | null): void }) {
  return (
    <TextInput
      type="number"
      step="any"
      min={-1e9}
      max={1e9}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? null : Math.min(1e9, Math.max(-1e9, target.valueAsNumber)))
      }
    />
  );
}
