import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export type ChoiceGroupProps<T extends string> = {
  label: string;
  /** `leading`: decoration before the label. */
  options: readonly { value: T; label: ReactNode; count?: number; leading?: ReactNode }[];
  value: T;
  onChange(value: T): void;
  className?: string;
};

/** Native radio buttons under the looks of SegmentedControl and FilterChips: arrow keys and names come for free. */
export function ChoiceGroup<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
  choiceClassName,
}: ChoiceGroupProps<T> & { choiceClassName: string }) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative flex cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap font-medium text-sm transition-colors',
            'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
            choiceClassName,
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.leading}
          {option.label}
          {option.count !== undefined && <span className="text-xs tabular-nums opacity-85">{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
