import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';

type GreetingCardProps = {
  /** Today's date, once the center's clock is known. */
  date?: ReactNode;
  children: ReactNode;
};

/** Welcomes to the dashboard, above the ways to other screens. */
export function GreetingCard({ date, children }: GreetingCardProps) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-3 rounded-xl bg-action-soft p-4 text-action-soft-ink sm:px-5 sm:py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Heading level={2}>{t('dashboard.greeting')}</Heading>
          <p>{t('dashboard.greetingSub')}</p>
        </div>
        {date}
      </div>
      {children}
    </section>
  );
}
