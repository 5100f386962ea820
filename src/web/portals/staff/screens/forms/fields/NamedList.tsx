import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Words } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { BlockError } from '#web/domains/forms/blockDraft.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { WordsField } from './WordsField.tsx';

type NamedListProps<Item> = {
  label: string;
  /** The word on the button that adds one. */
  add: string;
  nameOf(number: number): string;
  items: readonly Item[];
  most: number;
  languages: readonly Language[];
  errors: Readonly<Record<string, BlockError>>;
  /** As errors name the list: 'options', 'blocks.0.options'. */
  field: string;
  onAdd(): Item;
  onChange(items: Item[]): void;
  /** What else is said of one. */
  more?(item: Item, at: number, change: (item: Item) => void): ReactNode;
};

/** Things that have a name in each language, in order: choices, columns, rows, the questions of an entry. */
export function NamedList<Item extends { readonly key: string; readonly label: Words }>({
  label,
  add,
  nameOf,
  items,
  most,
  languages,
  errors,
  field,
  onAdd,
  onChange,
  more,
}: NamedListProps<Item>) {
  const { t } = useTranslation();
  const addButton = useRef<HTMLButtonElement>(null);
  const error = errors[field];
  const changedAt = (at: number, item: Item) => items.map((one, index) => (index === at ? item : one));
  const swapped = (at: number, other: number) => {
    const next = [...items];
    const [one, two] = [next[at], next[other]];
    if (one && two) next.splice(Math.min(at, other), 2, at < other ? two : one, at < other ? one : two);
    return next;
  };
  return (
    <Field group label={label} {...(error && { error: t(`formsBuilder.errors.${error}`) })}>
      <ol className="flex flex-col gap-2.5">
        {items.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what has no key yet has nothing but its place
            key={at}
            className="rounded-md border border-line p-3"
          >
            <div className="flex items-center justify-between gap-2">
              <p className="font-medium text-sm" aria-hidden="true">
                {nameOf(at + 1)}
              </p>
              <div className="-my-1.5 -me-1.5 flex">
                <IconButton
                  label={t('formsBuilder.blocks.up', { name: nameOf(at + 1) })}
                  disabled={at === 0}
                  onClick={() => onChange(swapped(at, at - 1))}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t('formsBuilder.blocks.down', { name: nameOf(at + 1) })}
                  disabled={at === items.length - 1}
                  onClick={() => onChange(swapped(at, at + 1))}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={t('common.removeNamed', { name: nameOf(at + 1) })}
                  onClick={() => {
                    onChange(items.filter((_, index) => index !== at));
                    addButton.current?.focus();
                  }}
                >
                  <X />
                </IconButton>
              </div>
            </div>
            <WordsField
              label={nameOf(at + 1)}
              hideLabel
              words={item.label}
              onChange={(words) => onChange(changedAt(at, { ...item, label: words }))}
              languages={languages}
              most={300}
              required
              isMissing={errors[`${field}.${at}`] === 'english'}
            />
            {more && (
              <div className="mt-3 grid gap-3">{more(item, at, (changed) => onChange(changedAt(at, changed)))}</div>
            )}
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        className="mt-2.5"
        icon={<Plus className="size-4" />}
        disabled={items.length >= most}
        onClick={() => onChange([...items, onAdd()])}
      >
        {add}
      </Button>
    </Field>
  );
}
