import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string };

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const made = useId();
  const inputId = id ?? made;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={className}>
      <label
        htmlFor={inputId}
        className="flex cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <input
          type="checkbox"
          id={inputId}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="check mt-px"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-2 ps-8.5 pb-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="-mt-1.5 flex items-start gap-1.5 ps-8.5 pb-1 font-medium text-attention-ink text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
