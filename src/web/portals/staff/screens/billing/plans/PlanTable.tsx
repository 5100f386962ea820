import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { type Column, Table } from '../../../../../ui/Table.tsx';
import { usePlanWords } from '../usePlanWords.ts';

type PlanTableProps = {
  plans: readonly Plan[];
  empty: ReactNode;
  onEdit(plan: Plan): void;
  onArchive(plan: Plan): void;
};

export function PlanTable({ plans, empty, onEdit, onArchive }: PlanTableProps) {
  const { t } = useTranslation();
  const words = usePlanWords();
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
          {words.price(plan)}
          {plan.weekdays && <span className="block text-ink-soft text-sm">{words.days(plan.weekdays)}</span>}
        </span>
      ),
    },
    {
      key: 'enrolled',
      header: t('billingPlans.columns.enrolled'),
      align: 'end',
      cell: ({ kind, enrolled }) => (kind === 'fee' ? '–' : enrolled),
    },
    {
      key: 'actions',
      header: t('billingPlans.columns.actions'),
      headerHidden: true,
      cell: (plan) => {
        const way = plan.archivedAt === null ? 'archive' : 'restore';
        return (
          <span className="flex justify-end gap-1">
            {plan.archivedAt === null && (
              <IconButton label={t('billingPlans.edit.button', { name: plan.name })} onClick={() => onEdit(plan)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={t(`billingPlans.${way}.button`, { name: plan.name })} onClick={() => onArchive(plan)}>
              {plan.archivedAt === null ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
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
