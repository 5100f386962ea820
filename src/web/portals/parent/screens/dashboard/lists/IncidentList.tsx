import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { FamilyIncident } from '../../../../../domains/incidents/rules.ts';
import { formatDate, formatTime } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Private } from '../../../../../ui/Private.tsx';
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
      title={t('portalMore.incidents.title')}
      read={read}
      empty={t('portalMore.incidents.empty')}
      emptyText={t('portalMore.incidents.emptyText')}
      action={<DownloadRange kind="incidents" childId={childId} name={name} />}
    >
      {(incident) => (
        <article>
          <ItemHead
            action={
              <IconButton
                label={t('portalMore.downloads.incident', {
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
              {t('portalMore.incidents.at', { date: formatDate(incident.date), time: formatTime(incident.time) })}
            </button>
            {incident.acknowledgedAt ? (
              <Badge tone="success">{t('portalMore.incidents.acknowledged')}</Badge>
            ) : (
              <Badge tone="attention">{t('portalMore.incidents.toAcknowledge')}</Badge>
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
