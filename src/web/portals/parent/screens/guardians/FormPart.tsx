import { type ReactNode, useId } from 'react';
import { Heading } from '#web/ui/Heading.tsx';

type FormPartProps = { title: string; text?: string; children: ReactNode };

/** A few fields that belong together. */
export function FormPart({ title, text, children }: FormPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text && <p className="mt-0.5 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
