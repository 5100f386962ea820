import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { renewRecoveryCodes, twoStep } from './queries.ts';
import { RemovalDialogs, useRemoval } from './Removal.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { useConfirmed } from './useConfirmed.tsx';
import { useNewFactor } from './useNewFactor.tsx';

/** Two-step verification: whether it is on, its ways, and how to add, replace and remove them. */
export function TwoStep() {
  const { t } = useTranslation();
  const query = useQuery({ ...twoStep, staleTime: 0 });
  const { attempt, dialog: identity } = useConfirmed();
  const { mutateAsync: renew } = useMutation(renewRecoveryCodes);
  const said = { app: t('security.app.added'), passkey: t('security.passkey.added'), codes: t('security.setup.done') };
  const newFactor = useNewFactor(attempt, (kind) => toast({ variant: 'success', title: said[kind] }));
  const removal = useRemoval();

  return (
    <Card
      as="section"
      flush
      title={
        <span className="flex flex-wrap items-center gap-2.5">
          {t('security.twoStep.title')}
          {query.data && (
            <Badge tone={query.data.isOn ? 'success' : 'neutral'}>
              {t(query.data.isOn ? 'security.twoStep.on' : 'security.twoStep.off')}
            </Badge>
          )}
        </span>
      }
      description={t('security.twoStep.text')}
    >
      {!query.data && query.error && (
        <div className="p-4 sm:p-5">
          <LoadFailed read={query} failed={t('security.loadFailed')} />
        </div>
      )}
      {!query.data && !query.error && (
        <div className="p-4 sm:p-5">
          <SkeletonText lines={3} />
        </div>
      )}
      {query.data?.isRequired && <p className="px-4 pb-2 text-sm sm:px-5">{t('security.twoStep.required')}</p>}
      {query.data?.isOn && (
        <SecondFactors
          state={query.data}
          onReplaceApp={newFactor.addApp}
          onRemove={removal.ask}
          onRenew={() =>
            removal.ask({
              kind: 'codes',
              renew: () => attempt(async () => newFactor.showCodes((await renew({})).recoveryCodes)),
            })
          }
        />
      )}
      {query.data && (
        <div className="flex flex-wrap gap-2.5 border-line border-t px-4 py-4 sm:px-5">
          {!query.data.app && (
            <Button
              variant={query.data.isOn ? 'secondary' : 'primary'}
              busy={newFactor.isBeginning}
              onClick={newFactor.addApp}
            >
              {t('security.twoStep.setUpApp')}
            </Button>
          )}
          <Button variant="secondary" onClick={newFactor.addPasskey}>
            {t('security.twoStep.addPasskey')}
          </Button>
          {query.data.isOn && !query.data.isRequired && (
            <Button variant="quiet" className="text-attention-ink" onClick={() => removal.ask({ kind: 'all' })}>
              {t('security.twoStep.turnOff')}
            </Button>
          )}
        </div>
      )}
      {newFactor.dialog}
      <RemovalDialogs removal={removal} attempt={attempt} />
      {identity}
    </Card>
  );
}
