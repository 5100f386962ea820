import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { plans } from '../../../../../domains/billing/plan-queries.ts';
import type { Plan } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { AddPlan } from './AddPlan.tsx';
import { ArchivePlan } from './ArchivePlan.tsx';
import { EditPlan } from './EditPlan.tsx';
import { PlanTable } from './PlanTable.tsx';

/** The center's plans; archived ones when they are asked for. */
export function PlanList() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(plans);
  const [withArchived, setWithArchived] = useState(false);
  const [adding, setAdding] = useState({ open: false, turn: 0 });
  const [editing, setEditing] = useState<{ plan: Plan; open: boolean; turn: number }>();
  const [archiving, setArchiving] = useState<{ plan: Plan; open: boolean }>();
  const archived = data?.filter(({ archivedAt }) => archivedAt !== null) ?? [];
  const shown = data?.filter(({ archivedAt }) => withArchived || archivedAt === null);
  const add = (
    <Button
      icon={<Plus className="size-5" aria-hidden="true" />}
      onClick={() => setAdding({ open: true, turn: adding.turn + 1 })}
    >
      {t('billingPlans.add.title')}
    </Button>
  );
  return (
    <Section title={t('billingPlans.title')} description={t('billingPlans.text')} actions={add}>
      {shown ? (
        <Card flush className="overflow-clip">
          <PlanTable
            plans={shown}
            empty={
              <EmptyState icon={<ClipboardList />} title={t('billingPlans.none')}>
                {t('billingPlans.noneText')}
              </EmptyState>
            }
            onEdit={(plan) => setEditing({ plan, open: true, turn: (editing?.turn ?? 0) + 1 })}
            onArchive={(plan) => setArchiving({ plan, open: true })}
          />
          {archived.length > 0 && (
            <div className="border-line border-t p-3 text-center">
              <Button variant="quiet" size="small" onClick={() => setWithArchived(!withArchived)}>
                {withArchived
                  ? t('billingPlans.hideArchived')
                  : t('billingPlans.showArchived', { count: archived.length })}
              </Button>
            </div>
          )}
        </Card>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('billingPlans.notRead')}
        </Alert>
      ) : (
        <ListSkeleton label={t('shell.loading')} />
      )}
      {adding.turn > 0 && (
        <AddPlan key={adding.turn} open={adding.open} onOpenChange={(open) => setAdding({ ...adding, open })} />
      )}
      {editing && (
        <EditPlan
          key={`edit-${editing.turn}`}
          plan={editing.plan}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
        />
      )}
      {archiving && (
        <ArchivePlan
          plan={archiving.plan}
          open={archiving.open}
          onOpenChange={(open) => setArchiving({ ...archiving, open })}
        />
      )}
    </Section>
  );
}
