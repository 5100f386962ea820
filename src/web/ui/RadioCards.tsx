import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useFieldControl } from './fieldContext.ts';

type RadioCardsProps = {
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; icon?: ReactNode; disabled?: boolean }[];
  value: string | null;
  onChange(value: string): void;
  /** `row`: three of a word or two, side by side from the width of a tablet. */
  columns?: 1 | 2 | 3 | 'row';
  /** Names the group where no Field with `group` stands around it. */
  label?: string;
};

/** One of a few choices, each a card that is easy to hit. */
export function RadioCards({ name, options, value, onChange, columns = 1, label }: RadioCardsProps) {
  const { 'aria-required': required } = useFieldControl({});
  const base = useId();
  return (
    <div
      {...(label ? { role: 'radiogroup', 'aria-label': label } : {})}
      className={clsx('grid gap-2.5', grids[columns])}
    >
      {options.map((option) => {
        const hintId = option.hint ? `${base}-${option.value}-hint` : undefined;
        return (
          <label key={option.value} className={card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              aria-describedby={hintId}
              onChange={() => onChange(option.value)}
              className="check mt-0.5"
            />
            {option.icon && <span className="mt-0.5 shrink-0 text-action [&_svg]:size-5">{option.icon}</span>}
            <span className="min-w-0">
              <span className="block font-medium">{option.label}</span>
              {option.hint && (
                <span id={hintId} className="block text-ink-soft text-sm">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

const card = clsx(
  'flex min-h-14 cursor-pointer items-start gap-3 rounded-md border border-line-strong/50 bg-surface px-4 py-3.5 transition-colors',
  'hover:border-line-strong has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring has-checked:inset-ring-action',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2 [&_input]:outline-none',
  'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-soft',
);

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', row: 'sm:grid-cols-3' };
