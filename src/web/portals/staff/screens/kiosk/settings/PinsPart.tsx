import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { kioskPins, makePinCode, type PinHolder, resetPin } from '#web/domains/kiosk/queries.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { CodeShown } from './CodeShown.tsx';

/** Whoever is looked for is found by name. */
const AT_ONCE = 12;

/** Who has a PIN; a one-time code for who has none, and the end of one that became known. */
export function PinsPart() {
  const { t } = useTranslation();
  const query = useQuery({ ...kioskPins, staleTime: 0 });
  const [search, setSearch] = useSearchText();
  const [shown, setShown] = useState<{ name: string; code: string } | null>(null);
  const failed = { title: t('common.thatDidNotWork'), description: t('kioskManagement.loadFailed') };
  const { run: make } = useAction(makePinCode, { failed });
  const { run: reset } = useAction(resetPin, { failed });
  const askReset = ({ guardianId, name }: PinHolder) =>
    confirmDelete({
      title: t('kioskManagement.pins.resetTitle', { name }),
      text: t('kioskManagement.pins.resetText', { name }),
      label: t('kioskManagement.pins.reset'),
      doDelete: () =>
        reset(
          { params: { id: guardianId } },
          { done: { title: t('kioskManagement.pins.wasReset'), description: name } },
        ),
    });
  const rows = (query.data ?? []).filter(({ name, children }) => matchesSearch([name, ...children].join(' '), search));

  return (
    <Card as="section" flush title={t('kioskManagement.pins.title')} description={t('kioskManagement.pins.text')}>
      <div className="px-4 pb-4 sm:px-5">
        <SearchInput value={search} onChange={setSearch} label={t('kioskManagement.pins.search')} placeholder="" />
      </div>
      {query.data ? (
        <Table
          caption={t('kioskManagement.pins.title')}
          rows={rows.slice(0, AT_ONCE)}
          rowKey={({ guardianId }) => guardianId}
          empty={
            <EmptyState icon={<UserX />} title={t('kioskManagement.pins.none')}>
              {t('kioskManagement.pins.noneText')}
            </EmptyState>
          }
          columns={[
            { key: 'name', header: t('kioskManagement.pins.guardian'), title: true, cell: ({ name }) => name },
            { key: 'children', header: t('common.children'), cell: ({ children }) => children.join(', ') },
            {
              key: 'state',
              header: t('kioskManagement.pins.state'),
              cell: ({ setAt, hasPhone }) => (
                <Badge tone={setAt ? 'success' : 'neutral'}>
                  {t(
                    setAt
                      ? 'kioskManagement.pins.has'
                      : hasPhone
                        ? 'kioskManagement.pins.hasNot'
                        : 'kioskManagement.pins.noPhone',
                  )}
                </Badge>
              ),
            },
            {
              key: 'actions',
              header: t('kioskManagement.pins.actions'),
              headerHidden: true,
              align: 'end',
              cell: (holder) => (
                <span className="flex flex-wrap justify-end gap-2">
                  {holder.hasPhone && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`${t('kioskManagement.pins.code')}: ${holder.name}`}
                      onClick={() =>
                        void make(
                          { params: { id: holder.guardianId } },
                          { onDone: ({ code }) => setShown({ name: holder.name, code }) },
                        )
                      }
                    >
                      {t('kioskManagement.pins.code')}
                    </Button>
                  )}
                  {holder.setAt && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`${t('kioskManagement.pins.reset')}: ${holder.name}`}
                      onClick={() => askReset(holder)}
                    >
                      {t('kioskManagement.pins.reset')}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      ) : (
        <div className="px-4 pb-4 sm:px-5">
          {query.error ? (
            <LoadFailed read={query} failed={t('kioskManagement.loadFailed')} />
          ) : (
            <SkeletonText lines={4} />
          )}
        </div>
      )}
      {rows.length > AT_ONCE && (
        <p className="px-4 py-4 text-ink-soft text-sm sm:px-5">
          {t('kioskManagement.pins.more', { count: rows.length - AT_ONCE })}
        </p>
      )}
      {shown && (
        <CodeShown
          title={t('kioskManagement.pins.codeTitle', { name: shown.name })}
          text={t('kioskManagement.pins.codeText')}
          code={shown.code}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}
