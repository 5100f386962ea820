import { useId } from 'react';
import type { AskedBlock } from '#contract/forms-asked.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Said } from '../Said.tsx';
import { BlockField } from './BlockField.tsx';
import type { SimpleFieldProps } from './SimpleField.tsx';

type ConsentFieldProps = SimpleFieldProps<Extract<AskedBlock, { kind: 'consent' }>>;

/** Words to agree to. Where the form needs it, it is given or the form is not signed; else one says yes or no. */
export function ConsentField({ block, language, value, problem, onChange }: ConsentFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <BlockField block={block} language={language} problem={problem} group>
      <p className="max-w-prose">
        <Said words={block.text} language={language} />
      </p>
      {block.isRequired ? (
        <Checkbox
          label={t('formsBlocks.agree')}
          className="mt-1"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || undefined)}
        />
      ) : (
        <div className="mt-3">
          <RadioCards
            name={name}
            columns={2}
            options={[
              { value: 'yes', label: t('formsBlocks.agree') },
              { value: 'no', label: t('formsBlocks.disagree') },
            ]}
            value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
            onChange={(chosen) => onChange(chosen === 'yes')}
          />
        </div>
      )}
    </BlockField>
  );
}
