import { useQuery } from '@tanstack/react-query';
import { Syringe } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ImmunizationsDialog } from './ImmunizationsDialog.tsx';
import { immunizations } from './queries.ts';

/** What of a child's schedule is recorded and due, and the way to all of it. */
export default function ImmunizationsPart({ childId, name }: { childId: number; name: string }) {
  const { t } = useTranslation();
  const dialog = useDialog();
  const query = useQuery(immunizations(childId));
  return (
    <Loaded
      query={query}
      failed={t('compliance.shots.failed')}
      skeleton={
        <div role="status">
          <VisuallyHidden>{t('compliance.shots.loading')}</VisuallyHidden>
          <Skeleton className="h-12" />
        </div>
      }
    >
      {(data) => {
        const doses = data.vaccines.flatMap((vaccine) => vaccine.doses);
        const count = (state: string) => doses.filter((dose) => dose.state === state).length;
        const [overdue, due] = [count('overdue'), count('due') + count('soon')];
        const checked = count('check') + count('verify');
        return (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-col gap-1.5">
              <p className="text-ink-soft">
                {t('compliance.shots.summary', { count: count('given'), all: doses.length })}
              </p>
              <p className="flex flex-wrap gap-2">
                {overdue > 0 && <Badge tone="attention">{t('compliance.shots.overdue', { count: overdue })}</Badge>}
                {due > 0 && <Badge tone="highlight">{t('compliance.shots.due', { count: due })}</Badge>}
                {checked > 0 && <Badge tone="highlight">{t('compliance.shots.checked', { count: checked })}</Badge>}
                {overdue + due + checked === 0 && <Badge tone="success">{t('compliance.shots.upToDate')}</Badge>}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              icon={<Syringe />}
              aria-label={t('compliance.shots.openOf', { name })}
              onClick={() => dialog.open()}
            >
              {t('compliance.shots.open')}
            </Button>
            {dialog.show((_, opened) => (
              <ImmunizationsDialog childId={childId} name={name} data={data} {...opened} />
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}
