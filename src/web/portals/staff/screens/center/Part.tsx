import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import type { PartName } from './parts.ts';

type PartFrameProps = { name: PartName; action?: ReactNode; children: ReactNode };

/** The frame of a part: title, one sentence, and what is in it. */
export function Part({ name, action, children }: PartFrameProps) {
  const { t } = useTranslation();
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-20 rounded-lg border border-line bg-surface shadow-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-4 sm:px-6 sm:pt-5">
        <div className="min-w-0 flex-1 basis-60">
          <Heading level={2} size="small" id={`${name}-title`}>
            {t(`centerSettings.${name}.title`)}
          </Heading>
          <p className="mt-0.5 text-ink-soft text-sm">{t(`centerSettings.${name}.text`)}</p>
        </div>
        {action}
      </header>
      <div className="p-4 sm:px-6 sm:pb-6">{children}</div>
    </section>
  );
}
