import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { auditEntry } from '#web/domains/audit/queries.ts';
import type { AuditEntry } from '#web/domains/audit/rules.ts';
import { formatInstantExactly } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useActorName } from './useActorName.ts';

/** One entry with what was before and after. It is only asked for while it is looked at: every look is recorded. */
export function EntryDialog({ id, open, onClose }: Opened & { id: number }) {
  const { t } = useTranslation();
  const query = useQuery({ ...auditEntry(id), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={t('audit.entry.title', { id })} description={t('audit.entry.audited')}>
      <Loaded
        query={query}
        failed={t('audit.entry.failed')}
        skeleton={<SkeletonText label={t('audit.entry.loading')} lines={6} />}
      >
        {(entry) => (
          <div className="flex flex-col gap-5">
            <DescriptionList
              items={[
                { term: t('audit.what'), detail: entry.said },
                { term: t('audit.when'), detail: formatInstantExactly(entry.at) },
                { term: t('audit.who'), detail: <Actor entry={entry} onClose={onClose} /> },
                {
                  term: t('audit.children'),
                  detail:
                    entry.children.length === 0 ? t('audit.noChildren') : <Children entry={entry} onClose={onClose} />,
                },
                {
                  term: t('audit.about'),
                  detail: entry.kind ? (
                    <Narrow by={`kind=${entry.kind}`} onClose={onClose}>
                      {t(`audit.kinds.${entry.kind}`)}
                    </Narrow>
                  ) : (
                    entry.named
                  ),
                },
                {
                  term: t('audit.entry.records'),
                  detail: `${entry.named} ${entry.entityIds.join(', ')}`,
                },
              ]}
            />
            {entry.isWithheld && <Alert tone="info">{t('audit.entry.withheld')}</Alert>}
            {!entry.isWithheld && entry.changes === null && <Alert tone="info">{t('audit.entry.erased')}</Alert>}
            {entry.changes && (
              <Table
                caption={t('audit.entry.caption')}
                columns={[
                  {
                    key: 'field',
                    header: t('audit.entry.field'),
                    title: true,
                    cell: ({ named }) => named,
                  },
                  {
                    key: 'before',
                    header: t('audit.entry.before'),
                    className: 'break-words',
                    cell: ({ before }) => <Said text={before} />,
                  },
                  {
                    key: 'after',
                    header: t('audit.entry.after'),
                    className: 'break-words',
                    cell: ({ after }) => <Said text={after} />,
                  },
                ]}
                rows={entry.changes}
                rowKey={({ field }) => field}
                empty={<p className="p-4 text-ink-soft">{t('audit.entry.noDetails')}</p>}
                tight
              />
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What stood there, its lines kept. */
const Said = ({ text }: { text: string | null }) =>
  text === null ? '–' : <span className="whitespace-pre-wrap">{text}</span>;

type Shown = { entry: AuditEntry; onClose(): void };

function Actor({ entry: { actor }, onClose }: Shown) {
  const nameOf = useActorName();
  if (actor.id === null || (actor.kind !== 'staff' && actor.kind !== 'parent')) return nameOf(actor);
  return (
    <Narrow by={`who=${actor.kind}-${actor.id}`} onClose={onClose}>
      {nameOf(actor)}
    </Narrow>
  );
}

const Children = ({ entry: { children }, onClose }: Shown) => (
  <ul>
    {children.map(({ id, name }) => (
      <li key={id}>
        <Narrow by={`child=${id}`} onClose={onClose}>
          {name}
        </Narrow>
      </li>
    ))}
  </ul>
);

/** Leads to everything of a kind, by somebody or about a child. */
const Narrow = ({ by, onClose, children }: { by: string; onClose(): void; children: string }) => (
  <TextLink asChild>
    <Link to={{ search: `?${by}` }} onClick={onClose}>
      {children}
    </Link>
  </TextLink>
);
