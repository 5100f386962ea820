import { useQuery } from '@tanstack/react-query';
import { dutiesOf } from '#web/domains/staff/queries.ts';
import { dutyRequests } from '#web/domains/time-clock/queries.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Duty, useDutyTimes } from '#web/portals/staff/screens/staff/duties/useDutyTimes.ts';
import { RequestItem } from '#web/portals/staff/screens/time-clock/RequestItem.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const AskForCorrection = lazyDialog(() => import('./AskForCorrection.tsx'));
/** So many of one's last duties are offered for a correction. */
const OFFERED = 5;

/** What was wrong with one's own time on duty: asking for it, and what became of what one asked for. */
export function OwnRequests({ staffId }: { staffId: number }) {
  const { t } = useTranslation();
  const times = useDutyTimes();
  const asking = useDialog<Duty | null>();
  const { data: requests = [] } = useQuery(dutyRequests);
  const { data: duties = [] } = useQuery(dutiesOf(staffId));
  const own = requests.filter((request) => request.staffId === staffId);
  const asked = new Set(own.flatMap(({ duty, status }) => (status === 'open' && duty ? duty.id : [])));
  const offered = duties.filter(({ id, state }) => state !== 'voided' && state !== 'open' && !asked.has(id));
  return (
    <Card>
      <Section
        title={t('timeClock.own.corrections')}
        description={t('timeClock.own.correctionsText')}
        actions={
          <Button variant="secondary" size="small" onClick={() => asking.open(null)} {...AskForCorrection.near}>
            {t('timeClock.own.missing')}
          </Button>
        }
      >
        <ul className="divide-y divide-line border-line border-y empty:hidden">
          {offered.slice(0, OFFERED).map((duty) => (
            <li key={duty.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium">{formatDate(duty.startDate, 'full')}</p>
                <p className="text-ink-soft tabular-nums">{times(duty)}</p>
              </div>
              <Button
                variant="quiet"
                size="small"
                className="max-sm:-ms-3"
                aria-label={t('timeClock.own.askOf', { date: formatDate(duty.startDate, 'short') })}
                onClick={() => asking.open(duty)}
                {...AskForCorrection.near}
              >
                {t('timeClock.own.ask')}
              </Button>
            </li>
          ))}
        </ul>
        {own.length > 0 && (
          <>
            <h3 className="mt-5 font-semibold">{t('timeClock.requests.own')}</h3>
            <ul className="divide-y divide-line">
              {own.map((request) => (
                <RequestItem key={request.id} request={request} />
              ))}
            </ul>
          </>
        )}
      </Section>
      {asking.show((duty, opened) => (
        <AskForCorrection duty={duty} {...opened} />
      ))}
    </Card>
  );
}
