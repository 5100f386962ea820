import { useQuery } from '@tanstack/react-query';
import { looksThrough } from '../../../../domains/compliance/queries.ts';
import type { InspectorLink } from '../../../../domains/compliance/rules.ts';
import { formatInstant } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Table } from '../../../../ui/Table.tsx';

type LooksDialogProps = { link: InspectorLink; open: boolean; onOpenChange(open: boolean): void };

/** Every look through a link, newest first. */
export function LooksDialog({ link, open, onOpenChange }: LooksDialogProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({ ...looksThrough(link.id), enabled: open });
  const title = t('compliance.links.looksTitle', { label: link.label });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('shell.close')} size="large">
      {data ? (
        <Table
          caption={title}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { key: 'when', header: t('compliance.links.when'), title: true, cell: ({ at }) => formatInstant(at) },
            {
              key: 'sheet',
              header: t('compliance.sheet'),
              cell: ({ sheet }) => (sheet === null ? t('compliance.links.firstPage') : t(`compliance.sheets.${sheet}`)),
            },
            {
              key: 'form',
              header: t('compliance.links.form'),
              cell: ({ form }) => t(`compliance.links.forms.${form}`),
            },
          ]}
        />
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('compliance.links.failed')}
        </Alert>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}
