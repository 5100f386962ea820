import { changePlan } from '#web/domains/billing/plan-queries.ts';
import type { Plan } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before a plan takes no new children, or takes them again. */
export function useArchivePlan() {
  const { t } = useTranslation();
  const { run } = useAction(changePlan, { failed: t('billingPlans.failed') });
  return ({ id, version, name, archivedAt, enrolled }: Plan) => {
    const act = archivedAt === null ? 'archive' : 'restore';
    confirmFirst({
      title: t(`billingPlans.${act}.title`, { name }),
      text: (
        <>
          <p>{t(`billingPlans.${act}.text`)}</p>
          {act === 'archive' && enrolled > 0 && (
            <p className="mt-2">{t('billingPlans.archive.enrolled', { count: enrolled })}</p>
          )}
        </>
      ),
      label: t(`billingPlans.${act}.confirm`),
      act: () =>
        run(
          { params: { id }, body: { isArchived: act === 'archive', version } },
          { done: t(`billingPlans.${act}.done`, { name }) },
        ),
    });
  };
}
