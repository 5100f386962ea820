import { Download } from 'lucide-react';
import { TABLE_FORMATS, type TableFormat } from '#contract/analytics-choices.ts';
import type { Sheet } from '#contract/compliance-choices.ts';
import type { AskedSheet } from '#web/domains/compliance/rules.ts';
import { download } from '#web/lib/download.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Takes the whole sheet away as a file. */
export function DownloadSheet({ sheet, query, disabled }: { sheet: Sheet; query: AskedSheet; disabled: boolean }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(
    {
      mutationFn: (format: TableFormat) =>
        download('GET /api/compliance/sheets/:sheet/download', { params: { sheet }, query: { ...query, format } }),
    },
    { failed: t('compliance.downloadFailed') },
  );
  return (
    <Menu
      label={t('common.download')}
      trigger={
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={disabled}
          busy={isPending}
          busyLabel={t('compliance.preparingFile')}
          className="max-lg:col-span-2 lg:mt-7.5"
        >
          {t('common.download')}
        </Button>
      }
    >
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void run(format)}>
          {t(`compliance.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
