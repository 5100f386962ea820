import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FamilyIncident } from '../../../../../domains/incidents/rules.ts';
import { formatDate, formatTime } from '../../../../../lib/time.ts';
import { Badge } from '../../../../../ui/Badge.tsx';
import { ListCard } from './ListCard.tsx';

/** What happened to the child; each opens in full. */
export function IncidentList({ read, onOpen }: { read: UseQueryResult<FamilyIncident[]>; onOpen(id: number): void }) {
  const { t } = useTranslation();
  return (
    <ListCard
      title={t('portalMore.incidents.title')}
      read={read}
      empty={t('portalMore.incidents.empty')}
      emptyText={t('portalMore.incidents.emptyText')}
    >
      {(incident) => (
        <article>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <button
              type="button"
              onClick={() => onOpen(incident.id)}
              className="-my-2 min-h-11 rounded-sm text-start font-semibold underline-offset-4 hover:underline"
            >
              {t('portalMore.incidents.at', { date: formatDate(incident.date), time: formatTime(incident.time) })}
            </button>
            {incident.acknowledgedAt ? (
              <Badge tone="success">{t('portalMore.incidents.acknowledged')}</Badge>
            ) : (
              <Badge tone="attention">{t('portalMore.incidents.toAcknowledge')}</Badge>
            )}
          </div>
          <p className="line-clamp-2 text-ink-soft">{incident.description}</p>
        </article>
      )}
    </ListCard>
  );
}
