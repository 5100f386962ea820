import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#web/domains/billing/plan-queries.ts';
import type { Plan } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { AddPlan } from './AddPlan.tsx';
import { EditPlan } from './EditPlan.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useArchivePlan } from './useArchivePlan.tsx';

/** The center's plans; archived ones when they are asked for. */
export function PlanList() {
  const { t } = useTranslation();
  const query = useQuery(plans);
  const [withArchived, setWithArchived] = useState(false);
  const adding = useDialog();
  const editing = useDialog<Plan>();
  const archive = useArchivePlan();
  const add = (
    <Button icon={<Plus className="size-5" />} onClick={() => adding.open()}>
      {t('billingPlans.add.title')}
    </Button>
  );
  const hasNone = query.data?.every(({ archivedAt }) => archivedAt !== null && !withArchived);
  return (
    <Section title={t('billingPlans.title')} description={t('billingPlans.text')} actions={!hasNone && add}>
      <Loaded query={query} failed={t('billingPlans.notRead')} skeleton={<ListSkeleton label={t('shell.loading')} />}>
        {(all) => {
          const archived = all.filter(({ archivedAt }) => archivedAt !== null);
          return (
            <Card flush className="overflow-clip">
              <PlanTable
                plans={all.filter(({ archivedAt }) => withArchived || archivedAt === null)}
                empty={
                  <EmptyState icon={<ClipboardList />} title={t('billingPlans.none')} action={add}>
                    {t('billingPlans.noneText')}
                  </EmptyState>
                }
                onEdit={editing.open}
                onArchive={archive}
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
          );
        }}
      </Loaded>
      {adding.show((_, opened) => (
        <AddPlan {...opened} />
      ))}
      {editing.show((plan, opened) => (
        <EditPlan plan={plan} {...opened} />
      ))}
    </Section>
  );
}
