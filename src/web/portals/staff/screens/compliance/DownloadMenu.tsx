import { Download } from 'lucide-react';
import { TABLE_FORMATS, type TableFormat } from '../../../../../contract/analytics-choices.ts';
import type { Sheet } from '../../../../../contract/compliance-choices.ts';
import type { AskedSheet } from '../../../../domains/compliance/rules.ts';
import { download } from '../../../../lib/download.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Menu, MenuItem } from '../../../../ui/Menu.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Takes the whole sheet away as a file. */
export function DownloadMenu({ sheet, query, disabled }: { sheet: Sheet; query: AskedSheet; disabled: boolean }) {
  const { t } = useTranslation();
  const fetchAs = async (format: TableFormat) => {
    try {
      await download('GET /api/compliance/sheets/:sheet/download', { params: { sheet }, query: { ...query, format } });
    } catch (error) {
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('compliance.downloadFailed')),
        variant: 'error',
      });
    }
  };
  return (
    <Menu
      label={t('compliance.download')}
      trigger={
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          disabled={disabled}
          className="max-lg:col-span-2 lg:mt-7.5"
        >
          {t('compliance.download')}
        </Button>
      }
    >
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void fetchAs(format)}>
          {t(`compliance.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
