import type { ReactNode } from 'react';
import { type AuditEntry, classOf } from '#web/domains/audit/rules.ts';
import { formatInstantExactly } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useActorName } from './useActorName.ts';

type AuditTableProps = {
  entries: readonly AuditEntry[];
  onOpen(id: number): void;
  empty: ReactNode;
};

/** How many children are named; of the others it is said how many. */
const NAMED = 2;

export function AuditTable({ entries, onOpen, empty }: AuditTableProps) {
  const { t } = useTranslation();
  const nameOf = useActorName();
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      header: t('audit.what'),
      title: true,
      cell: (entry) => (
        <div className="flex flex-col items-start gap-1">
          {entry.said}
          <ActionBadge action={entry.action} />
        </div>
      ),
    },
    {
      key: 'when',
      header: t('audit.when'),
      className: 'tabular-nums sm:whitespace-nowrap',
      cell: (entry) => <time dateTime={entry.at}>{formatInstantExactly(entry.at)}</time>,
    },
    { key: 'who', header: t('audit.who'), cell: ({ actor }) => nameOf(actor) },
    {
      key: 'about',
      header: t('audit.about'),
      cell: ({ kind, named }) => (kind ? t(`audit.kinds.${kind}`) : named),
    },
    { key: 'children', header: t('audit.children'), cell: (entry) => <Named entry={entry} /> },
    {
      key: 'actions',
      header: t('audit.details'),
      headerHidden: true,
      align: 'end',
      cell: (entry) =>
        entry.details === 'kept' ? (
          <Button
            variant="secondary"
            size="small"
            className="max-sm:w-full"
            aria-label={t('audit.detailsOf', { id: entry.id, action: entry.said })}
            onClick={() => onOpen(entry.id)}
          >
            {t('audit.details')}
          </Button>
        ) : (
          entry.details === 'erased' && <span className="text-ink-soft text-sm">{t('audit.erasedDetails')}</span>
        ),
    },
  ];
  return (
    <Table caption={t('audit.title')} columns={columns} rows={entries} rowKey={({ id }) => id} empty={empty} tight />
  );
}

function Named({ entry: { children } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  if (children.length === 0) return <span className="text-ink-soft">{t('audit.noChildren')}</span>;
  const more = children.length - NAMED;
  return (
    <span>
      {children
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ')}
      {more > 0 && ` ${t('audit.more', { count: more })}`}
    </span>
  );
}

function ActionBadge({ action }: { action: string }) {
  const { t } = useTranslation();
  const is = classOf(action);
  return <Badge tone={TONES[is]}>{t(`audit.classes.${is}`)}</Badge>;
}

const TONES = {
  made: 'success',
  changed: 'info',
  removed: 'attention',
  read: 'neutral',
  other: 'action',
} as const;
