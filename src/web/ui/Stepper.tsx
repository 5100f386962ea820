import { clsx } from 'clsx';
import { Check } from 'lucide-react';

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The step being done, counted from 1. */
  current: number;
  /** Steps before it that were passed over. */
  undone?: readonly number[];
  /** Spoken behind the name of a step that is done. */
  doneLabel: string;
};

/** Where one is in a wizard. Where room is short only the current step is named. */
export function Stepper({ label, steps, current, undone = [], doneLabel }: StepperProps) {
  return (
    <nav aria-label={label} className="@container">
      <ol className="flex items-center gap-2 @lg:gap-3">
        {steps.map((step, index) => {
          const number = index + 1;
          const state = number === current ? 'now' : number < current && !undone.includes(number) ? 'done' : 'ahead';
          return (
            <li
              key={step}
              aria-current={state === 'now' ? 'step' : undefined}
              className={clsx(
                'flex items-center gap-2 @lg:gap-3',
                number < steps.length && 'flex-1 after:h-0.5 after:min-w-3 after:flex-1 after:rounded-full',
                state === 'done' ? 'after:bg-action' : 'after:bg-line',
              )}
            >
              <span
                className={clsx(
                  'grid size-8 shrink-0 place-content-center rounded-full font-semibold text-sm tabular-nums',
                  marks[state],
                )}
              >
                {state === 'done' ? <Check className="size-4.5" strokeWidth={2.75} /> : number}
              </span>
              <span
                className={clsx(
                  'whitespace-nowrap text-sm',
                  state === 'now' ? 'font-semibold' : 'text-ink-soft @max-lg:sr-only',
                )}
              >
                {step}
                {state === 'done' && <span className="sr-only"> {doneLabel}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const marks = {
  done: 'bg-action text-action-ink',
  now: 'bg-action-soft text-action-soft-ink inset-ring-2 inset-ring-action',
  ahead: 'bg-sunken text-ink-soft',
};
