import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
};

/** Takes effect at once, unlike a checkbox, which waits for the form to be sent. */
export function Switch({ label, hint, hideLabel, className, id, ...rest }: SwitchProps) {
  const made = useId();
  const inputId = id ?? made;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className={clsx('relative flex min-h-13 items-center justify-between gap-4 py-2', className)}>
      <span className={clsx('min-w-0', hideLabel && 'sr-only')}>
        <label
          htmlFor={inputId}
          className="block cursor-pointer font-medium before:absolute before:inset-0 before:content-['']"
        >
          {label}
        </label>
        {hint && (
          <span id={hintId} className="block text-ink-soft text-sm">
            {hint}
          </span>
        )}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input type="checkbox" role="switch" id={inputId} aria-describedby={hintId} className="switch" {...rest} />
    </div>
  );
}
