import type { ReactNode } from 'react';
import type { Words } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Said } from '../Said.tsx';

type BlockFieldProps = {
  block: { readonly label: Words; readonly hint?: Words | undefined; readonly isRequired: boolean };
  language: Language;
  problem?: string | undefined;
  /** Holds several controls. */
  group?: boolean;
  children: ReactNode;
};

/** A question's label, hint and problem around what it is answered with. */
export const BlockField = ({ block, language, problem, group = false, children }: BlockFieldProps) => (
  <div data-problem={problem === undefined ? undefined : true}>
    <Field
      label={<Said words={block.label} language={language} />}
      hint={block.hint && <Said words={block.hint} language={language} />}
      required={block.isRequired}
      error={problem}
      group={group}
    >
      {children}
    </Field>
  </div>
);
