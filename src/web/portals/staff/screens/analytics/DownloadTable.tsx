import { Download } from 'lucide-react';
import { type ReportTable, TABLE_FORMATS, type TableFormat } from '#contract/analytics-choices.ts';
import { download } from '#web/lib/download.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Period } from './usePeriod.ts';

type DownloadTableProps = {
  table: ReportTable;
  title: string;
  period: Period;
  /** Of a table that is of one day. */
  date?: string;
};

/** Takes a table away as a file. */
export function DownloadTable({ table, title, period, date }: DownloadTableProps) {
  const { t } = useTranslation();
  const { days, room } = period;
  const { run, isPending } = useAction(
    {
      mutationFn: (format: TableFormat) => {
        const query = date === undefined ? { ...days, room, format } : { date, room, format };
        return download('GET /api/analytics/downloads/:table', { params: { table }, query });
      },
    },
    { failed: t('analytics.downloadFailed') },
  );
  const label = isPending ? t('analytics.preparingFile') : t('analytics.download', { title });
  return (
    <Menu label={label} trigger={<IconButton label={label}>{isPending ? <Spinner /> : <Download />}</IconButton>}>
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void run(format)}>
          {t(`analytics.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
