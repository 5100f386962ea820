import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './fieldContext.ts';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Stands behind the label of a field that may stay empty, where most are required. */
  optionalLabel?: string;
  hideLabel?: boolean;
  /** Holds several controls (radio cards, checkboxes): the label then names the group. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, control, hint and error, wired together: the control inside takes its id and descriptions from here. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  hideLabel,
  group,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  const text = (
    <>
      {label}
      {required && (
        <span className="ms-0.5 text-attention" aria-hidden="true">
          *
        </span>
      )}
      {optionalLabel && <span className="ms-1.5 font-normal text-ink-faint text-sm">{optionalLabel}</span>}
    </>
  );
  const labelLook = clsx('block font-medium text-ink', hideLabel && 'sr-only');

  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
        {group ? (
          <span id={labelId} className={labelLook}>
            {text}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={labelLook}>
            {text}
          </label>
        )}
        {hint && (
          <p id={hintId} className="-mt-0.5 text-ink-soft text-sm">
            {hint}
          </p>
        )}
        {group ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with the hint
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
            {children}
          </div>
        ) : (
          children
        )}
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 font-medium text-attention-ink text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
