import { type ReactNode, useId } from 'react';
import { Heading } from '#web/ui/Heading.tsx';

type ProfilePartProps = {
  title: string;
  /** 3 where it stands right below the dialog's title. */
  level?: 3 | 4;
  children: ReactNode;
};

/** A named part of the profile, or of a form over it. */
export function ProfilePart({ title, level = 4, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={level} size="small" id={id} className="mb-3 border-line border-b pb-2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
