import { Download } from 'lucide-react';
import { type ReportTable, TABLE_FORMATS, type TableFormat } from '../../../../../contract/analytics-choices.ts';
import { download } from '../../../../lib/download.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../ui/Menu.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { Period } from './usePeriod.ts';

type DownloadMenuProps = {
  table: ReportTable;
  title: string;
  period: Period;
  /** Of a table that is of one day. */
  date?: string;
};

/** Takes a table away as a file. */
export function DownloadMenu({ table, title, period, date }: DownloadMenuProps) {
  const { t } = useTranslation();
  const { days, room } = period;
  const fetchAs = async (format: TableFormat) => {
    const query = date === undefined ? { ...days, room, format } : { date, room, format };
    try {
      await download('GET /api/analytics/downloads/:table', { params: { table }, query });
    } catch (error) {
      toast({ title: t('shell.error'), description: reasonOf(error, t('analytics.downloadFailed')), variant: 'error' });
    }
  };
  const label = t('analytics.download', { title });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Download aria-hidden="true" />
        </IconButton>
      }
    >
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void fetchAs(format)}>
          {t(`analytics.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
