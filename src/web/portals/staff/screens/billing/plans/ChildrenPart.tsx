import { useQuery } from '@tanstack/react-query';
import { invoicePreview } from '#web/domains/billing/invoicing-queries.ts';
import { ChildCombobox } from '#web/domains/children/ChildCombobox.tsx';
import { children } from '#web/domains/children/queries.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ChildPlansDialog } from '../child/ChildPlansDialog.tsx';

/** Finds a child's plans, and names the children who have none. */
export function ChildrenPart() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { data: family } = useQuery(children);
  const { data: preview } = useQuery(invoicePreview({ from: today, to: today }));
  const shown = useDialog<number>();
  const without = preview?.withoutPlan ?? [];
  return (
    <Section title={t('billingPlans.children.title')} description={t('billingPlans.children.text')}>
      <div className="flex flex-col gap-4">
        <Field label={t('billingPlans.children.find')} className="sm:max-w-md">
          <ChildCombobox family={family ?? []} value={null} onChange={(id) => id !== null && shown.open(id)} />
        </Field>
        {without.length > 0 && (
          <Alert tone="warning" title={t('billingPlans.children.without', { count: without.length })}>
            <p>{t('billingPlans.children.withoutText')}</p>
            <ul className="mt-2 -ms-2 flex flex-wrap gap-1">
              {without.map(({ childId, childName }) => (
                <li key={childId}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('billingPlans.children.plansOf', { name: childName })}
                    onClick={() => shown.open(childId)}
                  >
                    {childName}
                  </Button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      {shown.show((childId, opened) => (
        <ChildPlansDialog childId={childId} {...opened} />
      ))}
    </Section>
  );
}
