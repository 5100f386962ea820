import { type ReactNode, useId } from 'react';

type SetupPartProps = { number: number; title: string; text: string; children: ReactNode };

export function SetupPart({ number, title, text, children }: SetupPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex items-start gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-content-center rounded-full bg-action-soft font-semibold text-action-soft-ink tabular-nums"
        >
          {number}
        </span>
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-0.5 text-ink-soft">{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
