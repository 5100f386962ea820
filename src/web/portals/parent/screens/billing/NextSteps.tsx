import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';

/** In the order in which they are done. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Card as="section" title={t('billingFamily.instructions.steps')}>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-content-center rounded-full bg-action-soft font-semibold text-action-soft-ink text-sm tabular-nums"
            >
              {index + 1}
            </span>
            <span className="wrap-anywhere min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
