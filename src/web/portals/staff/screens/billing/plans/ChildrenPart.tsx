import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicePreview } from '../../../../../domains/billing/invoicing-queries.ts';
import { ChildCombobox } from '../../../../../domains/children/ChildCombobox.tsx';
import { children } from '../../../../../domains/children/queries.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { ChildPlansDialog } from '../child/ChildPlansDialog.tsx';

/** Finds a child's plans, and names the children who have none. */
export function ChildrenPart() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { data: family } = useQuery(children);
  const { data: preview } = useQuery(invoicePreview({ from: today, to: today }));
  const [shown, setShown] = useState<{ childId: number; open: boolean }>();
  const without = preview?.withoutPlan ?? [];
  const show = (childId: number) => setShown({ childId, open: true });
  return (
    <Section title={t('billingPlans.children.title')} description={t('billingPlans.children.text')}>
      <div className="flex flex-col gap-4">
        <Field label={t('billingPlans.children.find')} className="sm:max-w-md">
          <ChildCombobox family={family ?? []} value={null} onChange={(id) => id !== null && show(id)} />
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
                    onClick={() => show(childId)}
                  >
                    {childName}
                  </Button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      {shown && (
        <ChildPlansDialog
          key={shown.childId}
          childId={shown.childId}
          open={shown.open}
          onOpenChange={(open) => setShown({ ...shown, open })}
        />
      )}
    </Section>
  );
}
