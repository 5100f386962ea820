import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type Kiosk, kiosks, removeKiosk } from '../../../../../domains/door/queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { PairDialog } from './PairDialog.tsx';

/** The paired tablets, those that wait for theirs, and what is left on those unpaired. */
export function KioskList() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({ ...kiosks, staleTime: 0 });
  const { mutate: remove, isPending } = useMutation(removeKiosk);
  const [isPairing, setPairing] = useState(false);
  const [asked, setAsked] = useState<Kiosk | null>(null);
  const unpair = (id: number) =>
    remove(
      { params: { id } },
      {
        onSettled: () => setAsked(null),
        onError: (error) =>
          toast({
            variant: 'error',
            title: t('tablets.failed'),
            description: reasonOf(error, t('tablets.loadFailed')),
          }),
      },
    );
  return (
    <Card
      as="section"
      title={t('tablets.list')}
      action={
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setPairing(true)}>
          {t('tablets.add')}
        </Button>
      }
    >
      {!data && isError && (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('tablets.loadFailed')}
        </Alert>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t('tablets.loading')}>
          <SkeletonText lines={3} />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState icon={<TabletSmartphone />} title={t('tablets.empty')}>
          {t('tablets.emptyText', { address: `${location.origin}/kiosk` })}
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {data?.map((kiosk) => (
          <KioskRow key={kiosk.id} kiosk={kiosk} onUnpair={() => setAsked(kiosk)} />
        ))}
      </ul>
      {isPairing && <PairDialog onClose={() => setPairing(false)} />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t('tablets.unpairTitle', { name: asked.name })}
          confirmLabel={t('tablets.unpair')}
          cancelLabel={t('tablets.cancel')}
          danger
          busy={isPending}
          onConfirm={() => unpair(asked.id)}
        >
          {t('tablets.unpairText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function KioskRow({ kiosk, onUnpair }: { kiosk: Kiosk; onUnpair(): void }) {
  const { t } = useTranslation();
  const { name, pairedAt, revokedAt, lastSeenAt, unsent } = kiosk;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {revokedAt ? (
            <Badge>{t('tablets.unpaired')}</Badge>
          ) : pairedAt ? (
            <Badge tone="success">{t('tablets.paired')}</Badge>
          ) : (
            <Badge tone="highlight">{t('tablets.waitsForTablet')}</Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {lastSeenAt ? t('tablets.seen', { when: formatInstant(lastSeenAt) }) : t('tablets.neverSeen')}
        </p>
        {unsent > 0 && (
          <p className="font-medium text-attention-ink text-sm">{t('tablets.unsent', { count: unsent })}</p>
        )}
      </div>
      {!revokedAt && (
        <Button variant="secondary" size="small" onClick={onUnpair} aria-label={`${t('tablets.unpair')}: ${name}`}>
          {t('tablets.unpair')}
        </Button>
      )}
    </li>
  );
}
