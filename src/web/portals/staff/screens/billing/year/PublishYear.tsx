import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'react-router';
import { isDue } from '#web/domains/billing/rules.ts';
import { publishYearEnd, yearEnd } from '#web/domains/billing/year-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useAction } from '#web/ui/useAction.ts';

type PublishYearProps = {
  year: number;
  /** How many payers' documents are not given yet, or not right any more. */
  due: number;
  isOver: boolean;
  /** The center's address and EIN are known. */
  isReady: boolean;
};

const POLL_MS = 1000;

/** Gives every parent the year's statement and letter by one action, and shows how far it has come. */
export function PublishYear({ year, due, isOver, isReady }: PublishYearProps) {
  const { t } = useTranslation();
  const { run, data: begun } = useAction(publishYearEnd, { failed: t('billingPlans.failed') });
  const isRunning = begun !== undefined && begun.payers > 0 && due > 0;
  useQuery({ ...yearEnd(year), refetchInterval: isRunning ? POLL_MS : false, select: ({ rows }) => rows.some(isDue) });

  if (!isOver) return <Alert tone="info">{t('billingYearEnd.publish.notOver', { year })}</Alert>;
  if (isRunning) {
    return (
      <div className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
        <ProgressBar
          label={t('billingYearEnd.publish.running')}
          value={Math.max(0, begun.payers - due)}
          max={begun.payers}
          valueText={t('billingYearEnd.publish.of', { done: Math.max(0, begun.payers - due), count: begun.payers })}
        />
        <p className="mt-3 text-ink-soft">{t('billingInvoices.runs.mayLeave')}</p>
      </div>
    );
  }
  if (due === 0) {
    return (
      <Alert
        tone="success"
        title={t('billingYearEnd.publish.allGiven', { year })}
        action={
          <Button asChild variant="secondary" size="small">
            <Link to="/tax-documents-management">{t('billingYearEnd.publish.toDocuments')}</Link>
          </Button>
        }
      >
        {t('billingYearEnd.publish.allGivenText')}
      </Alert>
    );
  }
  const ask = () =>
    confirmFirst({
      title: t('billingYearEnd.publish.ask', { count: due, year }),
      text: t('billingYearEnd.publish.askText'),
      label: t('billingYearEnd.publish.confirm'),
      act: () => run({ body: { year } }),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <p className="min-w-0 flex-1 basis-72 text-ink-soft">{t('billingYearEnd.publish.text', { count: due, year })}</p>
      <Button className="max-sm:w-full" icon={<Send className="size-5" />} disabled={!isReady} onClick={ask}>
        {t('billingYearEnd.publish.button')}
      </Button>
    </div>
  );
}
