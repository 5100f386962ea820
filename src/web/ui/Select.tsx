import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './fieldContext.ts';

type SelectProps = ComponentProps<'select'> & {
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen (value ''); cannot be chosen again. */
  placeholder?: string;
};

/** The device's own list: the best one on phones. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={clsx('relative block', className)}>
      <select {...rest} {...wiring} className="control">
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
