import { useQuery } from '@tanstack/react-query';
import { fullName } from '#web/domains/children/rules.ts';
import { forgottenDuties } from '#web/domains/staff/queries.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Says which switches were forgotten, and leads to each: for those who manage staff. Nothing where there is none. */
export function ForgottenDuties({ onView }: { onView(staffId: number): void }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(forgottenDuties);
  if (data.length === 0) return null;
  return (
    <Alert tone="warning" title={t('staffDuties.look.title', { count: data.length })} className="mb-4">
      <p>{t('staffDuties.look.text')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {data.map((duty) => (
          <li key={duty.id}>
            <Button variant="secondary" size="small" onClick={() => onView(duty.staffId)}>
              {t('staffDuties.look.open', { name: fullName(duty), date: formatDate(duty.startDate, 'short') })}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
