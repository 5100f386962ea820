import { Plus, Split as SplitIcon } from 'lucide-react';
import { type ChildBilling, type Enrollment, stateOf } from '#web/domains/billing/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { EnrollmentRow } from './EnrollmentRow.tsx';
import { Payers } from './Payers.tsx';

type ChildPlansProps = {
  child: ChildBilling;
  onEnroll(): void;
  onEnd(enrollment: Enrollment): void;
  onSplit(): void;
};

/** What a child is on now and later, what it was on, and who pays. */
export function ChildPlans({ child, onEnroll, onEnd, onSplit }: ChildPlansProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const current = child.enrollments.filter((one) => stateOf(one, today) !== 'over');
  const over = child.enrollments.filter((one) => stateOf(one, today) === 'over');
  const row = (enrollment: Enrollment) => (
    <EnrollmentRow
      key={enrollment.id}
      enrollment={enrollment}
      parts={child.prices.filter(({ enrollmentId }) => enrollmentId === enrollment.id)}
      onEnd={() => onEnd(enrollment)}
    />
  );
  return (
    <div className="flex flex-col gap-7">
      <Section
        level={3}
        title={t('billingPlans.child.plans')}
        actions={
          <Button size="small" icon={<Plus className="size-4.5" />} onClick={onEnroll}>
            {t('billingPlans.enroll.button')}
          </Button>
        }
      >
        {current.length === 0 ? (
          <p className="text-ink-soft">{t('billingPlans.child.none')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line rounded-md border border-line">{current.map(row)}</ul>
        )}
        {over.length > 0 && (
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer content-center font-medium text-action">
              {t('billingPlans.child.over', { count: over.length })}
            </summary>
            <ul className="mt-2 flex flex-col divide-y divide-line rounded-md border border-line">{over.map(row)}</ul>
          </details>
        )}
      </Section>
      <Section
        level={3}
        title={t('billingPlans.split.title')}
        actions={
          <Button variant="secondary" size="small" icon={<SplitIcon className="size-4.5" />} onClick={onSplit}>
            {t('billingPlans.split.button')}
          </Button>
        }
      >
        <Payers child={child} />
      </Section>
    </div>
  );
}
