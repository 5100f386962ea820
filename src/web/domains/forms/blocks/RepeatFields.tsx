import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { RepeatBlock } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { entriesOf, type Problems, problemsWithin, withPart } from '../rules.ts';
import { BlockField } from './BlockField.tsx';
import { SimpleField } from './SimpleField.tsx';

type RepeatFieldsProps = {
  block: RepeatBlock;
  language: Language;
  value: unknown;
  /** Of the whole form. */
  problems: Problems;
  onChange(value: unknown): void;
};

/** A list of entries. One that is added takes the focus; where one was removed, it goes to the button that adds. */
export function RepeatFields({ block, language, value, problems, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation();
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const entries = entriesOf(value);
  const take = (now: readonly unknown[]) => onChange(now.length > 0 ? now : undefined);
  const within = problemsWithin(problems, block.key);
  return (
    <BlockField block={block} language={language} problem={problems[block.key]} group>
      <ol className="flex flex-col gap-2.5 empty:hidden">
        {entries.map((entry, at) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
            key={at}
            at={at}
            block={block}
            language={language}
            value={entry}
            problems={problemsWithin(within, String(at))}
            onShown={(first) => {
              if (!isAdding.current || !first || at < entries.length - 1) return;
              isAdding.current = false;
              first.focus();
            }}
            onChange={(changed) => take(entries.map((one, other) => (other === at ? changed : one)))}
            onRemove={() => {
              take(entries.filter((_, other) => other !== at));
              add.current?.focus();
            }}
          />
        ))}
      </ol>
      <Button
        ref={add}
        variant="secondary"
        className="mt-2.5"
        icon={<Plus className="size-5" />}
        aria-disabled={entries.length >= block.most || undefined}
        onClick={() => {
          if (entries.length >= block.most) return;
          isAdding.current = true;
          take([...entries, {}]);
        }}
      >
        {entries.length === 0 ? t('formsBlocks.addFirst') : t('formsBlocks.addAnother')}
      </Button>
      {entries.length >= block.most && (
        <p className="mt-1.5 text-ink-soft text-sm">{t('formsBlocks.noMore', { count: block.most })}</p>
      )}
    </BlockField>
  );
}

type EntryProps = Omit<RepeatFieldsProps, 'onChange'> & {
  at: number;
  /** Its first control, once it is there. */
  onShown(first: HTMLElement | null | undefined): void;
  onChange(entry: unknown): void;
  onRemove(): void;
};

function Entry({ at, block, language, value, problems, onShown, onChange, onRemove }: EntryProps) {
  const { t } = useTranslation();
  const id = useId();
  const name = t('formsBlocks.entry', { number: at + 1 });
  return (
    <li ref={(shown) => onShown(shown?.querySelector<HTMLElement>('input,select,textarea'))}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a box */}
      <div role="group" aria-labelledby={id} className="flex flex-col gap-4 rounded-md border border-line p-3.5">
        <div className="flex items-center justify-between gap-3">
          <p id={id} className="font-medium">
            {name}
          </p>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 className="size-4.5" />}
            aria-label={t('formsBlocks.removeEntry', { entry: name })}
            onClick={onRemove}
          >
            {t('formsBlocks.remove')}
          </Button>
        </div>
        {block.blocks.map((inner) => (
          <SimpleField
            key={inner.key}
            block={inner}
            language={language}
            value={(value as Record<string, unknown>)[inner.key]}
            problem={problems[inner.key]}
            onChange={(part) => onChange(withPart(value, inner.key, part) ?? {})}
          />
        ))}
      </div>
    </li>
  );
}
