import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type BigChoicesProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  disabled?: boolean;
  onChoose(value: T): void;
};

/** Large buttons of which a tap is the whole answer. */
export function BigChoices<T extends string>({ label, options, disabled, onChoose }: BigChoicesProps<T>) {
  return (
    <fieldset aria-label={label} className="grid min-w-0 grid-cols-2 gap-2.5 sm:grid-cols-3">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(option.value)}
          className={look}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

const look = clsx(
  'flex min-h-16 items-center justify-center gap-2 rounded-md border border-line-strong/50 bg-surface px-3 py-2 text-center font-semibold transition-colors',
  'hover:border-action hover:bg-action-soft active:bg-action-soft disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0',
);
