import type { ReactNode } from 'react';
import type { LatePickup } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate, formatTime } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { type Column, Table } from '../../../../../ui/Table.tsx';

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
    { key: 'child', header: t('billingLate.columns.child'), title: true, cell: ({ childName }) => childName },
    {
      key: 'date',
      header: t('billingLate.columns.date'),
      className: 'tabular-nums',
      cell: ({ date }) => formatDate(date),
    },
    {
      key: 'late',
      header: t('billingLate.columns.late'),
      cell: ({ minutes, checkOut, closedAt }) => (
        <span className="tabular-nums">
          <span className="block">{t('billingLate.minutes', { count: minutes })}</span>
          <span className="block text-ink-soft text-sm">
            {t('billingLate.times', { out: formatTime(checkOut), closed: formatTime(closedAt) })}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('billingLate.columns.status'),
      cell: ({ status, waivedReason }) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <Badge tone={TONES[status]}>{t(`billingLate.states.${status}`)}</Badge>
          {waivedReason && <span className="wrap-anywhere text-ink-soft text-sm">{waivedReason}</span>}
        </span>
      ),
    },
    {
      key: 'fee',
      header: t('billingLate.columns.fee'),
      align: 'end',
      cell: ({ fee, status }) => formatMoney(status === 'waived' ? 0 : fee),
    },
    {
      key: 'actions',
      header: t('billingLate.columns.actions'),
      headerHidden: true,
      cell: (pickup) =>
        pickup.status === 'proposed' && (
          <span className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
            <Button
              variant="secondary"
              size="small"
              aria-label={t('billingLate.waive.buttonOf', { name: pickup.childName, date: formatDate(pickup.date) })}
              onClick={() => onWaive(pickup)}
            >
              {t('billingLate.waive.button')}
            </Button>
            <Button
              size="small"
              aria-label={t('billingLate.charge.buttonOf', { name: pickup.childName, date: formatDate(pickup.date) })}
              onClick={() => onCharge(pickup)}
            >
              {t('billingLate.charge.button')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Table caption={t('billingLate.title')} columns={columns} rows={pickups} rowKey={({ id }) => id} empty={empty} />
  );
}
