import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { usePlanText } from '../usePlanText.ts';

type PlanTableProps = {
  plans: readonly Plan[];
  empty: ReactNode;
  onEdit(plan: Plan): void;
  onArchive(plan: Plan): void;
};

export function PlanTable({ plans, empty, onEdit, onArchive }: PlanTableProps) {
  const { t } = useTranslation();
  const text = usePlanText();
  const columns: Column<Plan>[] = [
    {
      key: 'name',
      header: t('billingPlans.columns.plan'),
      title: true,
      cell: ({ name, archivedAt, isOffered }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere">{name}</span>
          {archivedAt !== null && <Badge>{t('billingPlans.archived')}</Badge>}
          {archivedAt === null && isOffered && <Badge tone="info">{t('billingPlans.offered')}</Badge>}
        </span>
      ),
    },
    { key: 'kind', header: t('billingPlans.columns.kind'), cell: ({ kind }) => t(`billingPlans.kinds.${kind}`) },
    {
      key: 'price',
      header: t('billingPlans.columns.price'),
      className: 'tabular-nums',
      cell: (plan) => (
        <span className="block">
          {text.price(plan)}
          {plan.weekdays && <span className="block text-ink-soft text-sm">{text.days(plan.weekdays)}</span>}
        </span>
      ),
    },
    {
      key: 'enrolled',
      header: t('common.children'),
      align: 'end',
      cell: ({ kind, enrolled }) => (kind === 'fee' ? '–' : enrolled),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      cell: (plan) => {
        const act = plan.archivedAt === null ? 'archive' : 'restore';
        return (
          <span className="flex justify-end gap-1">
            {plan.archivedAt === null && (
              <IconButton label={t('billingPlans.edit.button', { name: plan.name })} onClick={() => onEdit(plan)}>
                <Pencil />
              </IconButton>
            )}
            <IconButton label={t(`billingPlans.${act}.button`, { name: plan.name })} onClick={() => onArchive(plan)}>
              {plan.archivedAt === null ? <Archive /> : <ArchiveRestore />}
            </IconButton>
          </span>
        );
      },
    },
  ];
  return (
    <Table caption={t('billingPlans.title')} columns={columns} rows={plans} rowKey={({ id }) => id} empty={empty} />
  );
}
