import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isDue } from '../../../../../domains/billing/rules.ts';
import { publishYearEnd, yearEnd } from '../../../../../domains/billing/year-queries.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { ProgressBar } from '../../../../../ui/ProgressBar.tsx';
import { useTell } from '../useTell.ts';

type PublishYearProps = {
  year: number;
  /** So many payers' documents are not given yet, or not right any more. */
  due: number;
  isOver: boolean;
  /** The center's address and EIN are known. */
  isReady: boolean;
};

const POLL_MS = 1000;

/** Gives every parent the year's statement and letter by one action, and shows how far it has come. */
export function PublishYear({ year, due, isOver, isReady }: PublishYearProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, data: begun } = useMutation(publishYearEnd);
  const isRunning = begun !== undefined && begun.payers > 0 && due > 0;
  useQuery({ ...yearEnd(year), refetchInterval: isRunning ? POLL_MS : false, select: ({ rows }) => rows.some(isDue) });

  if (!isOver) return <Alert tone="info">{t('billingYear.publish.notOver', { year })}</Alert>;
  if (isRunning) {
    return (
      <div className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
        <ProgressBar
          label={t('billingYear.publish.running')}
          value={Math.max(0, begun.payers - due)}
          max={begun.payers}
          valueText={t('billingYear.publish.of', { done: Math.max(0, begun.payers - due), count: begun.payers })}
        />
        <p className="mt-3 text-ink-soft">{t('billingInvoices.runs.mayLeave')}</p>
      </div>
    );
  }
  if (due === 0) {
    return (
      <Alert
        tone="success"
        title={t('billingYear.publish.allGiven', { year })}
        action={
          <Button asChild variant="secondary" size="small">
            <Link to="/tax-documents-management">{t('billingYear.publish.toDocuments')}</Link>
          </Button>
        }
      >
        {t('billingYear.publish.allGivenText')}
      </Alert>
    );
  }
  const publish = () => mutate({ body: { year } }, { onError: tell.failed, onSettled: () => setIsAsking(false) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <p className="min-w-0 flex-1 basis-72 text-ink-soft">{t('billingYear.publish.text', { count: due, year })}</p>
      <Button
        className="max-sm:w-full"
        icon={<Send className="size-5" aria-hidden="true" />}
        disabled={!isReady}
        onClick={() => setIsAsking(true)}
      >
        {t('billingYear.publish.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('billingYear.publish.ask', { count: due, year })}
        confirmLabel={t('billingYear.publish.confirm')}
        cancelLabel={t('billingPlans.cancel')}
        busy={isPending}
        onConfirm={publish}
      >
        {t('billingYear.publish.askText')}
      </ConfirmDialog>
    </div>
  );
}
