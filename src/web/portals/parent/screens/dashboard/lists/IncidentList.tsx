import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { FamilyIncident } from '#web/domains/incidents/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Private } from '#web/ui/Private.tsx';
import { DownloadRange } from '../downloads/DownloadRange.tsx';
import { useDownload } from '../downloads/useDownload.ts';
import { ItemHead, ListCard } from './ListCard.tsx';

/** What happened to the child; each opens in full. */
export function IncidentList({
  read,
  childId,
  name,
  onOpen,
}: {
  read: UseQueryResult<FamilyIncident[]>;
  childId: number;
  name: string;
  onOpen(id: number): void;
}) {
  const { t } = useTranslation();
  const download = useDownload();
  return (
    <ListCard
      title={t('familyDayDetails.incidents.title')}
      read={read}
      empty={t('familyDayDetails.incidents.empty')}
      emptyText={t('familyDayDetails.incidents.emptyText')}
      action={<DownloadRange kind="incidents" childId={childId} name={name} />}
    >
      {(incident) => (
        <article>
          <ItemHead
            action={
              <IconButton
                label={t('familyDayDetails.downloads.incident', {
                  date: formatDate(incident.date),
                  time: formatTime(incident.time),
                })}
                onClick={() => void download('GET /api/incidents/:id/document', { params: { id: incident.id } })}
              >
                <Download />
              </IconButton>
            }
          >
            <button
              type="button"
              onClick={() => onOpen(incident.id)}
              className="-my-2 min-h-11 rounded-sm text-start font-semibold underline-offset-4 hover:underline"
            >
              {t('familyDayDetails.incidents.at', { date: formatDate(incident.date), time: formatTime(incident.time) })}
            </button>
            {incident.acknowledgedAt ? (
              <Badge tone="success">{t('familyDayDetails.incidents.acknowledged')}</Badge>
            ) : (
              <Badge tone="attention">{t('familyDayDetails.incidents.toAcknowledge')}</Badge>
            )}
          </ItemHead>
          <p className="line-clamp-2 text-ink-soft">
            <Private>{incident.description}</Private>
          </p>
        </article>
      )}
    </ListCard>
  );
}
