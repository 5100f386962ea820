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
import { ListCard } from './ListCard.tsx';

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
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <button
              type="button"
              onClick={() => onOpen(incident.id)}
              className="-my-2 min-h-11 rounded-sm text-start font-semibold underline-offset-4 hover:underline"
            >
              {t('portalMore.incidents.at', { date: formatDate(incident.date), time: formatTime(incident.time) })}
            </button>
            <span className="ms-auto flex items-center gap-2">
              {incident.acknowledgedAt ? (
                <Badge tone="success">{t('portalMore.incidents.acknowledged')}</Badge>
              ) : (
                <Badge tone="attention">{t('portalMore.incidents.toAcknowledge')}</Badge>
              )}
              <IconButton
                label={t('portalMore.downloads.incident', {
                  date: formatDate(incident.date),
                  time: formatTime(incident.time),
                })}
                onClick={() => void download('GET /api/incidents/:id/document', { params: { id: incident.id } })}
              >
                <Download />
              </IconButton>
            </span>
          </div>
          <p className="line-clamp-2 text-ink-soft">
            <Private>{incident.description}</Private>
          </p>
        </article>
      )}
    </ListCard>
  );
}
