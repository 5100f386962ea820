import type { ReactNode } from 'react';
import type { LatePickup } from '#web/domains/billing/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

type PickupTableProps = {
  pickups: readonly LatePickup[];
  empty: ReactNode;
  onCharge(pickup: LatePickup): void;
  onWaive(pickup: LatePickup): void;
};

const TONES = { proposed: 'highlight', charged: 'success', waived: 'neutral' } as const;

export function PickupTable({ pickups, empty, onCharge, onWaive }: PickupTableProps) {
  const { t } = useTranslation();
  const columns: Column<LatePickup>[] = [
    { key: 'child', header: t('billingLatePickups.columns.child'), title: true, cell: ({ childName }) => childName },
    {
      key: 'date',
      header: t('common.day'),
      className: 'tabular-nums',
      cell: ({ date }) => formatDate(date),
    },
    {
      key: 'late',
      header: t('billingLatePickups.columns.late'),
      cell: ({ minutes, checkOut, closedAt }) => (
        <span className="tabular-nums">
          <span className="block">{formatDuration(minutes)}</span>
          <span className="block text-ink-soft text-sm">
            {t('billingLatePickups.times', { out: formatTime(checkOut), closed: formatTime(closedAt) })}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('common.status'),
      cell: ({ status, waivedReason }) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <Badge tone={TONES[status]}>{t(`billingLatePickups.states.${status}`)}</Badge>
          {waivedReason && <span className="wrap-anywhere text-ink-soft text-sm">{waivedReason}</span>}
        </span>
      ),
    },
    {
      key: 'fee',
      header: t('billingLatePickups.columns.fee'),
      align: 'end',
      cell: ({ fee, status }) => formatMoney(status === 'waived' ? 0 : fee),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      cell: (pickup) =>
        pickup.status === 'proposed' && (
          <span className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
            <Button
              variant="secondary"
              size="small"
              aria-label={t('billingLatePickups.waive.buttonOf', {
                name: pickup.childName,
                date: formatDate(pickup.date),
              })}
              onClick={() => onWaive(pickup)}
            >
              {t('billingLatePickups.waive.button')}
            </Button>
            <Button
              size="small"
              aria-label={t('billingLatePickups.charge.buttonOf', {
                name: pickup.childName,
                date: formatDate(pickup.date),
              })}
              onClick={() => onCharge(pickup)}
            >
              {t('billingLatePickups.charge.button')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Table
      caption={t('billingLatePickups.title')}
      columns={columns}
      rows={pickups}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
