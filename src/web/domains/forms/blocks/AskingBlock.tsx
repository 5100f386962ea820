import type { AskedBlock } from '#contract/forms-asked.ts';
import { plainOf } from '#contract/forms-mapped.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Problems } from '../rules.ts';
import { ConsentField } from './ConsentField.tsx';
import { FileBlock } from './FileBlock.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { SimpleField } from './SimpleField.tsx';
import { TableFields } from './TableFields.tsx';

type AskingBlockProps = {
  block: Exclude<AskedBlock, { kind: 'heading' | 'signature' }>;
  language: Language;
  value: unknown;
  /** Of the whole form. */
  problems: Problems;
  onChange(value: unknown): void;
};

/** One question of a form. */
export function AskingBlock({ block: asked, problems, ...answered }: AskingBlockProps) {
  const block = asked.kind === 'mapped' ? plainOf(asked) : asked;
  const problem = problems[block.key];
  switch (block.kind) {
    case 'table':
      return <TableFields block={block} problems={problems} {...answered} />;
    case 'repeat':
      return <RepeatFields block={block} problems={problems} {...answered} />;
    case 'consent':
      return <ConsentField block={block} problem={problem} {...answered} />;
    case 'file':
      return <FileBlock block={block} problem={problem} {...answered} />;
    default:
      return <SimpleField block={block} problem={problem} {...answered} />;
  }
}
