import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';

/** Welcomes to the dashboard, with the date. */
export function Greeting() {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <section className="flex flex-col gap-0.5 rounded-xl bg-action-soft p-4 text-action-soft-ink sm:px-5">
      <Heading level={2} size="small">
        {t('dashboard.greeting')}
      </Heading>
      <p>{t('dashboard.greetingSub')}</p>
      <time dateTime={today} className="font-medium">
        {formatDate(today, 'long')}
      </time>
    </section>
  );
}
