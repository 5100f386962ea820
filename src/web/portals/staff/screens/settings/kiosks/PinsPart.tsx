import { useMutation, useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { doorPins, makePinCode, type PinHolder, resetPin } from '../../../../../domains/door/queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { hasWords } from '../../../../../lib/hasWords.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { SearchInput } from '../../../../../ui/SearchInput.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { Table } from '../../../../../ui/Table.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { CodeShown } from './CodeShown.tsx';

/** Whoever is looked for is found by name. */
const AT_ONCE = 12;

/** Who has a PIN; a one-time code for who has none, and the end of one that became known. */
export function PinsPart() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({ ...doorPins, staleTime: 0 });
  const { mutate: make } = useMutation(makePinCode);
  const { mutate: reset, isPending } = useMutation(resetPin);
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<PinHolder | null>(null);
  const [shown, setShown] = useState<{ name: string; code: string } | null>(null);
  const fail = (error: Error) =>
    toast({ variant: 'error', title: t('tablets.failed'), description: reasonOf(error, t('tablets.loadFailed')) });
  const rows = (data ?? []).filter(({ name, children }) => hasWords([name, ...children].join(' '), search));

  return (
    <Card as="section" flush title={t('tablets.pins.title')} description={t('tablets.pins.text')}>
      <div className="px-4 pb-4 sm:px-5">
        <SearchInput
          value={search}
          onChange={setSearch}
          label={t('tablets.pins.search')}
          clearLabel={t('tablets.pins.clear')}
        />
      </div>
      {data ? (
        <Table
          caption={t('tablets.pins.title')}
          rows={rows.slice(0, AT_ONCE)}
          rowKey={({ guardianId }) => guardianId}
          empty={
            <EmptyState icon={<UserX />} title={t('tablets.pins.none')}>
              {t('tablets.pins.noneText')}
            </EmptyState>
          }
          columns={[
            { key: 'name', header: t('tablets.pins.guardian'), title: true, cell: ({ name }) => name },
            { key: 'children', header: t('tablets.pins.children'), cell: ({ children }) => children.join(', ') },
            {
              key: 'state',
              header: t('tablets.pins.state'),
              cell: ({ setAt, hasPhone }) => (
                <Badge tone={setAt ? 'success' : 'neutral'}>
                  {t(setAt ? 'tablets.pins.has' : hasPhone ? 'tablets.pins.hasNot' : 'tablets.pins.noPhone')}
                </Badge>
              ),
            },
            {
              key: 'actions',
              header: t('tablets.pins.actions'),
              headerHidden: true,
              align: 'end',
              cell: (holder) => (
                <span className="flex flex-wrap justify-end gap-2">
                  {holder.hasPhone && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`${t('tablets.pins.code')}: ${holder.name}`}
                      onClick={() =>
                        make(
                          { params: { id: holder.guardianId } },
                          { onSuccess: ({ code }) => setShown({ name: holder.name, code }), onError: fail },
                        )
                      }
                    >
                      {t('tablets.pins.code')}
                    </Button>
                  )}
                  {holder.setAt && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`${t('tablets.pins.reset')}: ${holder.name}`}
                      onClick={() => setAsked(holder)}
                    >
                      {t('tablets.pins.reset')}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      ) : (
        <div className="px-4 pb-4 sm:px-5">
          {isError ? (
            <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
              {t('tablets.loadFailed')}
            </Alert>
          ) : (
            <SkeletonText lines={4} />
          )}
        </div>
      )}
      {rows.length > AT_ONCE && (
        <p className="px-4 py-4 text-ink-soft text-sm sm:px-5">
          {t('tablets.pins.more', { count: rows.length - AT_ONCE })}
        </p>
      )}
      {shown && (
        <CodeShown
          title={t('tablets.pins.codeTitle', { name: shown.name })}
          text={t('tablets.pins.codeText')}
          code={shown.code}
          onClose={() => setShown(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t('tablets.pins.resetTitle', { name: asked.name })}
          confirmLabel={t('tablets.pins.reset')}
          cancelLabel={t('tablets.cancel')}
          danger
          busy={isPending}
          onConfirm={() =>
            reset(
              { params: { id: asked.guardianId } },
              {
                onSettled: () => setAsked(null),
                onSuccess: () =>
                  toast({ variant: 'success', title: t('tablets.pins.wasReset'), description: asked.name }),
                onError: fail,
              },
            )
          }
        >
          {t('tablets.pins.resetText', { name: asked.name })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
