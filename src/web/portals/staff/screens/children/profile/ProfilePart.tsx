import { type ReactNode, useId } from 'react';
import { Heading } from '../../../../../ui/Heading.tsx';

/** A named part of the profile. */
export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={4} size="small" id={id} className="mb-3 border-line border-b pb-2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
