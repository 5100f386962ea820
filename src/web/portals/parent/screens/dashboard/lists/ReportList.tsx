import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { MoodFace } from '#web/domains/daily-reports/MoodFace.tsx';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Private } from '#web/ui/Private.tsx';
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
      title={t('familyDayDetails.reports.title')}
      read={read}
      empty={t('familyDayDetails.reports.empty')}
      emptyText={<Private>{t('familyDayDetails.reports.emptyText', { name })}</Private>}
      action={<DownloadRange kind="reports" childId={childId} name={name} />}
    >
      {(report) => (
        <article>
          <ItemHead
            action={
              <IconButton
                label={t('familyDayDetails.downloads.report', { date: formatDate(report.date, 'long') })}
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
                {t(`dailyReportsMoods.${report.mood}`)}
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
