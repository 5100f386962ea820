import { useQuery } from '@tanstack/react-query';
import { Plus, TabletSmartphone } from 'lucide-react';
import { type Kiosk, kiosks, removeKiosk } from '#web/domains/kiosk/queries.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { PairDialog } from './PairDialog.tsx';

/** The paired tablets, those that wait for theirs, and what is left on those unpaired. */
export function KioskList() {
  const { t } = useTranslation();
  const query = useQuery({ ...kiosks, staleTime: 0 });
  const { run: remove } = useAction(removeKiosk, {
    failed: { title: t('common.thatDidNotWork'), description: t('kioskManagement.loadFailed') },
  });
  const pairing = useDialog();
  const unpair = ({ id, name }: Kiosk) =>
    confirmDelete({
      title: t('kioskManagement.unpairTitle', { name }),
      text: t('kioskManagement.unpairText'),
      label: t('kioskManagement.unpair'),
      doDelete: () => remove({ params: { id } }),
    });
  return (
    <Card
      as="section"
      title={t('kioskManagement.list')}
      action={
        <Button size="small" icon={<Plus />} onClick={() => pairing.open()}>
          {t('kioskManagement.add')}
        </Button>
      }
    >
      <Loaded
        query={query}
        failed={t('kioskManagement.loadFailed')}
        skeleton={<SkeletonText label={t('kioskManagement.loading')} lines={3} />}
        empty={
          <EmptyState icon={<TabletSmartphone />} title={t('kioskManagement.empty')}>
            {t('kioskManagement.emptyText', { address: `${location.origin}/kiosk` })}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="flex flex-col divide-y divide-line">
            {all.map((kiosk) => (
              <KioskRow key={kiosk.id} kiosk={kiosk} onUnpair={() => unpair(kiosk)} />
            ))}
          </ul>
        )}
      </Loaded>
      {pairing.show((_, opened) => (
        <PairDialog {...opened} />
      ))}
    </Card>
  );
}

function KioskRow({ kiosk, onUnpair }: { kiosk: Kiosk; onUnpair(): void }) {
  const { t } = useTranslation();
  const { name, room, pairedAt, revokedAt, lastSeenAt, unsent } = kiosk;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {revokedAt ? (
            <Badge>{t('kioskManagement.unpaired')}</Badge>
          ) : pairedAt ? (
            <Badge tone="success">{t('kioskManagement.paired')}</Badge>
          ) : (
            <Badge tone="highlight">{t('kioskManagement.waitsForTablet')}</Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {room ? t('kioskManagement.inRoom', { room }) : t('kioskManagement.entrance')}
        </p>
        <p className="text-ink-soft text-sm">
          {lastSeenAt ? t('kioskManagement.seen', { when: formatInstant(lastSeenAt) }) : t('kioskManagement.neverSeen')}
        </p>
        {unsent > 0 && (
          <p className="font-medium text-attention-ink text-sm">{t('kioskManagement.unsent', { count: unsent })}</p>
        )}
      </div>
      {!revokedAt && (
        <Button
          variant="secondary"
          size="small"
          onClick={onUnpair}
          aria-label={`${t('kioskManagement.unpair')}: ${name}`}
        >
          {t('kioskManagement.unpair')}
        </Button>
      )}
    </li>
  );
}
