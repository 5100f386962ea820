import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { MoodFace } from '../../../../../domains/daily-reports/MoodFace.tsx';
import type { FamilyReport } from '../../../../../domains/daily-reports/rules.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Private } from '../../../../../ui/Private.tsx';
import { DownloadRange } from '../downloads/DownloadRange.tsx';
import { useDownload } from '../downloads/useDownload.ts';
import { ItemHead, ListCard } from './ListCard.tsx';

/** The last daily reports; each leads to its day. */
export function ReportList({
  read,
  childId,
  name,
  onShow,
}: {
  read: UseQueryResult<FamilyReport[]>;
  childId: number;
  name: string;
  onShow(date: string): void;
}) {
  const { t } = useTranslation();
  const download = useDownload();
  return (
    <ListCard
      title={t('portalMore.reports.title')}
      read={read}
      empty={t('portalMore.reports.empty')}
      emptyText={<Private>{t('portalMore.reports.emptyText', { name })}</Private>}
      action={<DownloadRange kind="reports" childId={childId} name={name} />}
    >
      {(report) => (
        <article>
          <ItemHead
            action={
              <IconButton
                label={t('portalMore.downloads.report', { date: formatDate(report.date, 'long') })}
                onClick={() => void download('GET /api/daily-reports/:id/document', { params: { id: report.id } })}
              >
                <Download />
              </IconButton>
            }
          >
            <button
              type="button"
              onClick={() => onShow(report.date)}
              className="-my-2 min-h-11 rounded-sm text-start font-semibold underline-offset-4 hover:underline"
            >
              {formatDate(report.date, 'long')}
            </button>
            {report.mood && (
              <Badge tone="highlight" icon={<MoodFace mood={report.mood} />}>
                {t(`reports.moods.${report.mood}`)}
              </Badge>
            )}
          </ItemHead>
          <p className="line-clamp-2 text-ink-soft">
            <Private>{[report.activities, report.meals, report.notes].find((text) => text !== '')}</Private>
          </p>
        </article>
      )}
    </ListCard>
  );
}
