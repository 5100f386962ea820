import { useQuery } from '@tanstack/react-query';
import { looksThrough } from '#web/domains/compliance/queries.ts';
import type { InspectorLink } from '#web/domains/compliance/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Every look through a link, newest first. */
export function LooksDialog({ link, open, onClose }: Opened & { link: InspectorLink }) {
  const { t } = useTranslation();
  const query = useQuery({ ...looksThrough(link.id), enabled: open });
  const title = t('compliance.links.looksTitle', { label: link.label });
  return (
    <Dialog open={open} onClose={onClose} title={title} size="large">
      <Loaded query={query} failed={t('compliance.links.failed')} skeleton={<Skeleton className="h-40" />}>
        {(data) => (
          <Table
            caption={title}
            rows={data}
            rowKey={({ id }) => id}
            columns={[
              { key: 'when', header: t('compliance.links.when'), title: true, cell: ({ at }) => formatInstant(at) },
              {
                key: 'sheet',
                header: t('compliance.sheet'),
                cell: ({ sheet }) =>
                  sheet === null ? t('compliance.links.firstPage') : t(`compliance.sheets.${sheet}`),
              },
              {
                key: 'form',
                header: t('compliance.links.form'),
                cell: ({ form }) => t(`compliance.links.forms.${form}`),
              },
            ]}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
