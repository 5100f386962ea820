import { clsx } from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { filterOptions } from './comboboxFilter.ts';
import { useFieldControl } from './fieldContext.ts';
import { useAnchoredPopover } from './useAnchoredPopover.ts';
import { useJoinedRef } from './useJoinedRef.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second, softer line; searched too. */
  detail?: string;
  /** Before the label, an avatar for instance. */
  leading?: ReactNode;
  disabled?: boolean;
};

type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange(value: string | null): void;
  /** Stands in the list when nothing fits. */
  emptyText: string;
  /** What the cross is called, where more than a search is emptied. */
  clearLabel?: string;
  /** Names the input where no Field stands around it. */
  label?: string;
  placeholder?: string;
  /** Spoken while typing: how many options fit. */
  resultsText?(count: number): string;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One of many by typing a few letters or scrolling: the ARIA 1.2 combobox with a list. */
export function Combobox({
  options,
  value,
  onChange,
  emptyText,
  clearLabel,
  label,
  placeholder,
  resultsText,
  disabled,
  id,
  ref,
}: ComboboxProps) {
  const { t } = useTranslation();
  const wiring = useFieldControl({ id });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<string | null>(null);

  const chosen = options.find((option) => option.value === value);
  const shown = typed === null ? options : filterOptions(options, typed);
  const active = activeIndex(shown, { pointedAt, typed, value });
  useAnchoredPopover(input, list, open);
  useEffect(() => {
    if (open && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    if (open || disabled) return;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setPointedAt(null);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return;
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setPointedAt(null);
    setOpen(true);
  };
  const pointAt = (index: number) => setPointedAt(shown[index]?.value ?? null);
  const move = (step: number) => {
    if (!open) return show();
    if (shown.length > 0) pointAt((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => open && pointAt(Math.min(active + 8, shown.length - 1)),
    PageUp: () => open && pointAt(Math.max(active - 8, 0)),
    Escape: close,
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' ? open : keys[event.key]) {
      event.preventDefault();
      keys[event.key]?.();
    }
  };

  return (
    <div className="relative">
      <input
        {...wiring}
        ref={joined}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => type(event.target.value)}
        onClick={show}
        onFocus={(event) => event.target.select()}
        onBlur={close}
        onKeyDown={press}
        className="control pe-20"
      />
      {value !== null && !disabled && (
        <button
          type="button"
          aria-label={clearLabel ?? t('shell.clearSearch')}
          onClick={() => {
            onChange(null);
            close();
            input.current?.focus();
          }}
          className="absolute inset-y-0 end-9 grid w-10 place-content-center rounded-md text-ink-soft hover:text-ink"
        >
          <X className="size-4.5" />
        </button>
      )}
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label ?? placeholder ?? emptyText}
        popover="manual"
        className={clsx('pop', listLook, !open && 'hidden')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((option, index) => (
          <Row
            key={option.value}
            id={`${listId}-${index}`}
            option={option}
            active={index === active}
            chosen={option.value === value}
            onChoose={() => choose(option)}
            onPoint={() => pointAt(index)}
          />
        ))}
        {shown.length === 0 && (
          // biome-ignore lint/a11y/useFocusableInteractive: a list must hold an option, and this one says that there is none
          <div role="option" aria-disabled="true" aria-selected="false" className="px-3 py-3 text-ink-soft">
            {emptyText}
          </div>
        )}
      </div>
      <span role="status" className="sr-only">
        {open && typed ? (shown.length === 0 ? emptyText : resultsText?.(shown.length)) : ''}
      </span>
    </div>
  );
}

/**
 * Which row Enter chooses: the one pointed at; otherwise the first that fits what is typed, or the one chosen before.
 * Read anew whenever the options change, since they may arrive after what was typed.
 */
function activeIndex(
  shown: readonly ComboboxOption[],
  { pointedAt, typed, value }: { pointedAt: string | null; typed: string | null; value: string | null },
): number {
  const pointed = pointedAt === null ? -1 : shown.findIndex((option) => option.value === pointedAt);
  if (pointed >= 0) return pointed;
  if (typed === null) return shown.findIndex((option) => option.value === value);
  return typed.trim() && shown.length > 0 ? 0 : -1;
}

type RowProps = {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  onChoose(): void;
  onPoint(): void;
};

function Row({ id, option, active, chosen, onChoose, onPoint }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points here (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5',
        active && 'bg-action-soft text-action-soft-ink forced-colors:outline-2',
        option.disabled && 'cursor-not-allowed opacity-60',
      )}
    >
      {option.leading}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{option.label}</span>
        {option.detail && (
          <span className={clsx('block truncate text-sm', !active && 'text-ink-soft')}>{option.detail}</span>
        )}
      </span>
      {chosen && <Check className="size-5 shrink-0 text-action" />}
    </div>
  );
}

const listLook = clsx(
  'fixed inset-auto z-50 m-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1.5',
  'text-ink shadow-raised',
);
