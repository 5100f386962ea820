import { formatDate, useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { QuickButtons } from './QuickButtons.tsx';

export function Greeting() {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <section className="flex flex-col gap-3 rounded-xl bg-action-soft p-4 text-action-soft-ink sm:px-5 sm:py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Heading level={2}>{t('dashboard.greeting')}</Heading>
          <p>{t('dashboard.greetingSub')}</p>
        </div>
        <time dateTime={today} className="font-medium">
          {formatDate(today, 'long')}
        </time>
      </div>
      <QuickButtons />
    </section>
  );
}
