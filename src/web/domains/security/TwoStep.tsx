import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { renewRecoveryCodes, twoStep } from './queries.ts';
import { RemovalDialogs, useRemoval } from './Removal.tsx';
import { TwoStepWays } from './TwoStepWays.tsx';
import { useConfirmed } from './useConfirmed.tsx';
import { useNewWay } from './useNewWay.tsx';

/** Two-step verification: whether it is on, its ways, and how to add, replace and remove them. */
export function TwoStep() {
  const { t } = useTranslation();
  const { data: state, error, refetch, isFetching } = useQuery({ ...twoStep, staleTime: 0 });
  const { attempt, dialog: identity } = useConfirmed();
  const { mutateAsync: renew } = useMutation(renewRecoveryCodes);
  const said = { app: t('security.app.added'), passkey: t('security.passkey.added'), codes: t('security.setup.done') };
  const way = useNewWay(attempt, (kind) => toast({ variant: 'success', title: said[kind] }));
  const removal = useRemoval();

  return (
    <Card
      as="section"
      flush
      title={
        <span className="flex flex-wrap items-center gap-2.5">
          {t('security.twoStep.title')}
          {state && (
            <Badge tone={state.isOn ? 'success' : 'neutral'}>
              {t(state.isOn ? 'security.twoStep.on' : 'security.twoStep.off')}
            </Badge>
          )}
        </span>
      }
      description={t('security.twoStep.text')}
    >
      {!state && error && (
        <div className="p-4 sm:p-5">
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
            {t('security.loadFailed')}
          </Alert>
        </div>
      )}
      {!state && !error && (
        <div className="p-4 sm:p-5">
          <SkeletonText lines={3} />
        </div>
      )}
      {state?.isRequired && <p className="px-4 pb-2 text-sm sm:px-5">{t('security.twoStep.required')}</p>}
      {state?.isOn && (
        <TwoStepWays
          state={state}
          onReplaceApp={way.addApp}
          onRemove={removal.ask}
          onRenew={() =>
            removal.ask({
              kind: 'codes',
              renew: () => attempt(async () => way.showCodes((await renew({})).recoveryCodes)),
            })
          }
        />
      )}
      {state && (
        <div className="flex flex-wrap gap-2.5 border-line border-t px-4 py-4 sm:px-5">
          {!state.app && (
            <Button variant={state.isOn ? 'secondary' : 'primary'} busy={way.isBeginning} onClick={way.addApp}>
              {t('security.twoStep.setUpApp')}
            </Button>
          )}
          <Button variant="secondary" onClick={way.addPasskey}>
            {t('security.twoStep.addPasskey')}
          </Button>
          {state.isOn && !state.isRequired && (
            <Button variant="quiet" className="text-attention-ink" onClick={() => removal.ask({ kind: 'all' })}>
              {t('security.twoStep.turnOff')}
            </Button>
          )}
        </div>
      )}
      {way.dialog}
      <RemovalDialogs removal={removal} attempt={attempt} />
      {identity}
    </Card>
  );
}
