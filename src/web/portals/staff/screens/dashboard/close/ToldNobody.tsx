import { fullName } from '#web/domains/children/rules.ts';
import { tellFamily } from '#web/domains/incidents/queries.ts';
import { formatDate, formatTime, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { OpenPart, OpenRow } from './OpenPart.tsx';
import type { Untold } from './useOpenEnds.ts';

/** Incidents of which the family does not know yet. */
export function ToldNobody({ read }: { read: Read<Untold[]> }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { run, isPending } = useAction(tellFamily, {
    done: { title: t('dashboardClose.toldNow') },
    failed: t('dashboardClose.notSaved'),
  });
  return (
    <OpenPart title={t('dashboardClose.untold')} read={read} done={t('dashboardClose.untoldDone')}>
      {(all) => (
        <ul>
          {all.map(({ child, incident }) => (
            <OpenRow
              key={incident.id}
              action={
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('dashboardClose.toldOf', { name: fullName(child) })}
                  disabled={isPending}
                  onClick={() => void run({ params: { id: incident.id }, body: {} })}
                >
                  {t('dashboardClose.told')}
                </Button>
              }
            >
              <Private className="block font-medium">{fullName(child)}</Private>
              <Private className="line-clamp-2 text-ink-soft text-sm">
                {t('common.timeAndText', {
                  time: [incident.date !== today && formatDate(incident.date, 'short'), formatTime(incident.time)]
                    .filter(Boolean)
                    .join(', '),
                  text: incident.description,
                })}
              </Private>
            </OpenRow>
          ))}
        </ul>
      )}
    </OpenPart>
  );
}
