import { useId } from 'react';
import { inLanguage } from '#contract/forms-asked.ts';
import type { SimpleBlock } from '#contract/forms-blocks.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Said } from '../Said.tsx';
import { BlockField } from './BlockField.tsx';
import type { SimpleFieldProps } from './SimpleField.tsx';

type ChoiceFieldProps = SimpleFieldProps<Extract<SimpleBlock, { kind: 'choice' }>>;

/** More than these are a list to be opened. */
const MOST_CARDS = 8;

/** One of several answers, or some of them. */
export function ChoiceField({ block, language, value, problem, onChange }: ChoiceFieldProps) {
  const asked = { block, language, problem };
  if (block.isMany)
    return (
      <BlockField {...asked} group>
        <Several block={block} language={language} value={value} onChange={onChange} />
      </BlockField>
    );
  const isList = block.options.length > MOST_CARDS;
  return (
    <BlockField {...asked} group={!isList}>
      {isList ? (
        <FromList block={block} language={language} value={value} onChange={onChange} />
      ) : (
        <OneOf block={block} language={language} value={value} onChange={onChange} />
      )}
    </BlockField>
  );
}

function OneOf({ block, language, value, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <>
      <RadioCards
        name={name}
        options={block.options.map(({ key, label }) => ({
          value: key,
          label: <Said words={label} language={language} />,
        }))}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
      {!block.isRequired && value !== undefined && (
        <Button variant="quiet" size="small" className="-ms-3 mt-1" onClick={() => onChange(undefined)}>
          {t('formsBlocks.takeBack')}
        </Button>
      )}
    </>
  );
}

function FromList({ block, language, value, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{t('formsBlocks.choose')}</option>
      {block.options.map(({ key, label }) => (
        <option key={key} value={key}>
          {inLanguage(label, language)}
        </option>
      ))}
    </Select>
  );
}

function Several({ block, language, value, onChange }: ChoiceFieldProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggled = (key: string) =>
    block.options.map((option) => option.key).filter((one) => chosen.includes(one) !== (one === key));
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      {block.options.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={<Said words={label} language={language} />}
          checked={chosen.includes(key)}
          onChange={() => {
            const now = toggled(key);
            onChange(now.length > 0 ? now : undefined);
          }}
        />
      ))}
    </div>
  );
}
