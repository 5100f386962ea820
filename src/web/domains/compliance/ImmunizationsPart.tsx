import { useQuery } from '@tanstack/react-query';
import { Syringe } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ImmunizationsDialog } from './ImmunizationsDialog.tsx';
import { immunizations } from './queries.ts';

/** What of a child's schedule is recorded and due, and the way to all of it. */
export default function ImmunizationsPart({ childId, name }: { childId: number; name: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(immunizations(childId));
  if (!data) {
    return isError ? (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('compliance.shots.failed')}
      </Alert>
    ) : (
      <div role="status">
        <VisuallyHidden>{t('compliance.shots.loading')}</VisuallyHidden>
        <Skeleton className="h-12" />
      </div>
    );
  }
  const doses = data.vaccines.flatMap((vaccine) => vaccine.doses);
  const count = (state: string) => doses.filter((dose) => dose.state === state).length;
  const [overdue, due] = [count('overdue'), count('due') + count('soon')];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-col gap-1.5">
        <p className="text-ink-soft">{t('compliance.shots.summary', { given: count('given'), all: doses.length })}</p>
        <p className="flex flex-wrap gap-2">
          {overdue > 0 && <Badge tone="attention">{t('compliance.shots.overdue', { count: overdue })}</Badge>}
          {due > 0 && <Badge tone="highlight">{t('compliance.shots.due', { count: due })}</Badge>}
          {overdue + due === 0 && <Badge tone="success">{t('compliance.shots.upToDate')}</Badge>}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={<Syringe aria-hidden="true" />}
        aria-label={t('compliance.shots.openOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('compliance.shots.open')}
      </Button>
      <ImmunizationsDialog childId={childId} name={name} data={data} open={open} onOpenChange={setOpen} />
    </div>
  );
}
