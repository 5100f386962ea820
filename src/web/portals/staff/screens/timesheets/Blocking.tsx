import type { ReactNode } from 'react';
import type { Timesheet } from '#web/domains/timesheets/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';

/** Duties that are counted nowhere until somebody says when they ended. */
export function Blocking({ blocking, action }: Pick<Timesheet, 'blocking'> & { action?: ReactNode }) {
  const { t } = useTranslation();
  if (blocking.length === 0) return null;
  return (
    <Alert
      tone={blocking.some(({ state }) => state === 'forgotten') ? 'warning' : 'info'}
      title={t('timesheets.blocking.title', { count: blocking.length })}
      action={action}
    >
      <ul>
        {blocking.map(({ dutyId, state, date, from }) => (
          <li key={dutyId}>
            {t(`timesheets.blocking.${state}`, { date: formatDate(date, 'long'), from: formatTime(from) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
