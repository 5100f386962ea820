import type { SimpleBlock } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { BlockField } from './BlockField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { NumberInput } from './NumberInput.tsx';

export type SimpleFieldProps<Block = SimpleBlock> = {
  block: Block;
  language: Language;
  value: unknown;
  problem?: string | undefined;
  onChange(value: unknown): void;
};

/** A question with one answer: a text, a choice, a date or a number. */
export function SimpleField({ block, ...answered }: SimpleFieldProps) {
  if (block.kind === 'choice') return <ChoiceField block={block} {...answered} />;
  const { language, problem } = answered;
  return (
    <BlockField block={block} language={language} problem={problem}>
      <Control block={block} {...answered} />
    </BlockField>
  );
}

function Control({ block, value, onChange }: SimpleFieldProps<Exclude<SimpleBlock, { kind: 'choice' }>>) {
  const text = typeof value === 'string' ? value : '';
  const change = (typed: string) => onChange(typed === '' ? undefined : typed);
  if (block.kind === 'number') return <NumberInput value={value} decimals={block.decimals} onChange={onChange} />;
  if (block.kind === 'date')
    return (
      <DateInput
        className="sm:max-w-56"
        min={block.earliest ?? undefined}
        max={block.latest ?? undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    );
  return block.isLong ? (
    <TextArea maxLength={block.most} value={text} onChange={({ target }) => change(target.value)} />
  ) : (
    <TextInput autoComplete="off" maxLength={block.most} value={text} onChange={({ target }) => change(target.value)} />
  );
}
