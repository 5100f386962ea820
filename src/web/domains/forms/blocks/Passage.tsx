import { PenLine } from 'lucide-react';
import type { AskedBlock } from '#contract/forms-asked.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { Heading } from '#web/ui/Heading.tsx';
import { Said } from '../Said.tsx';

type PassageProps = {
  block: Extract<AskedBlock, { kind: 'heading' | 'signature' }>;
  language: Language;
  level: 2 | 3 | 4;
};

/** What a form says and asks nothing: a heading with its words, or what whoever signs declares. */
export function Passage({ block, language, level }: PassageProps) {
  const text = block.text && (
    <p className="mt-1 max-w-prose">
      <Said words={block.text} language={language} />
    </p>
  );
  const heading = (
    <Heading level={level} size="small">
      <Said words={block.label} language={language} />
    </Heading>
  );
  if (block.kind === 'heading')
    return (
      <div className="border-line border-t pt-5 first:border-t-0 first:pt-0">
        {heading}
        {text}
      </div>
    );
  return (
    <div className="flex gap-3 rounded-md border border-line bg-sunken px-4 py-3.5">
      <PenLine className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0">
        {heading}
        {text}
      </div>
    </div>
  );
}
