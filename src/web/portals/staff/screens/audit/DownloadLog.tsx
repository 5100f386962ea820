import { Download } from 'lucide-react';
import { TABLE_FORMATS, type TableFormat } from '#contract/analytics-choices.ts';
import type { AuditFilter } from '#web/domains/audit/queries.ts';
import { download } from '#web/lib/download.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Takes what is asked for away as a file. */
export function DownloadLog({ filter, disabled }: { filter: AuditFilter; disabled: boolean }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(
    {
      mutationFn: (format: TableFormat) => {
        const { before: _, ...query } = filter;
        return download('GET /api/audit/download', { query: { ...query, format } });
      },
    },
    { failed: t('audit.downloadFailed') },
  );
  return (
    <Menu
      label={t('audit.download')}
      trigger={
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={disabled}
          busy={isPending}
          busyLabel={t('audit.preparingFile')}
        >
          {t('audit.download')}
        </Button>
      }
    >
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void run(format)}>
          {t(`audit.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
