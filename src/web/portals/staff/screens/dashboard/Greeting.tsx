import { useTranslation } from 'react-i18next';
import { formatDate, useCenterToday } from '../../../../lib/time.ts';
import { Heading } from '../../../../ui/Heading.tsx';
import { QuickButtons } from './QuickButtons.tsx';

export function Greeting() {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <section className="flex flex-col gap-4 rounded-xl bg-action-soft p-4 text-action-soft-ink sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <Heading level={2}>{t('dashboard.greeting')}</Heading>
          <p className="mt-0.5">{t('dashboard.greetingSub')}</p>
        </div>
        <time dateTime={today} className="font-medium">
          {formatDate(today, 'long')}
        </time>
      </div>
      <QuickButtons />
    </section>
  );
}
