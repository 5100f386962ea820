import { type Answers, type AskedBlock, askedBlocks } from '#contract/forms-asked.ts';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { AnsweredBlock } from './blocks/AnsweredBlock.tsx';
import { AskingBlock } from './blocks/AskingBlock.tsx';
import { Passage } from './blocks/Passage.tsx';
import type { Problems } from './rules.ts';

type FormBlocksProps = {
  body: Pick<FormBody, 'blocks'>;
  language: Language;
  answers: Answers;
  /** What is wrong, by path: 'contacts.0.phone'. */
  problems?: Problems;
  /** Takes the new answer of a block, undefined where there is none. Without it the form is there to be read. */
  onChange?(key: string, value: unknown): void;
  /** Of the headings in the form. */
  level?: 2 | 3 | 4;
};

const NONE: Problems = {};

/** The blocks of a form that its answers ask for, to be filled in or read (forms-6, forms-7). */
export function FormBlocks({ body, language, answers, problems = NONE, onChange, level = 2 }: FormBlocksProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {named(askedBlocks(body, answers)).map(({ name, block }) => {
        if (block.kind === 'heading' || block.kind === 'signature')
          return <Passage key={name} block={block} language={language} level={level} />;
        const answered = { block, language, value: Object.hasOwn(answers, block.key) ? answers[block.key] : undefined };
        return onChange ? (
          <AskingBlock key={name} {...answered} problems={problems} onChange={(value) => onChange(block.key, value)} />
        ) : (
          <AnsweredBlock key={name} {...answered} />
        );
      })}
    </div>
  );
}

/** Each with a name of its own, also in a draft where two are called alike. */
function named(blocks: readonly AskedBlock[]): { name: string; block: AskedBlock }[] {
  const times = new Map<string, number>();
  return blocks.map((block) => {
    const key = 'key' in block ? block.key : block.kind;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    return { name: `${key} ${time}`, block };
  });
}
