import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { TwoStepState } from './queries.ts';
import type { Removal } from './Removal.tsx';
import { Row, Rows } from './Rows.tsx';

type SecondFactorsProps = {
  state: TwoStepState;
  onReplaceApp(): void;
  onRemove(what: Removal): void;
  onRenew(): void;
};

const day = (instant: string) => formatDate(dayOf(instant));

/** The ways there are to confirm that it is you. */
export function SecondFactors({ state, onReplaceApp, onRemove, onRenew }: SecondFactorsProps) {
  const { t } = useTranslation();
  const { app, passkeys, recoveryCodesLeft } = state;
  const isOnlyFactor = passkeys.length + (app ? 1 : 0) === 1;
  return (
    <Rows label={t('security.twoStep.title')}>
      {app && (
        <Row
          icon={<Smartphone />}
          title={t('security.twoStep.app')}
          note={t('security.twoStep.appAdded', { date: day(app.addedAt) })}
        >
          <Button variant="secondary" size="small" onClick={onReplaceApp}>
            {t('security.twoStep.replace')}
          </Button>
          {!isOnlyFactor && (
            <Button variant="quiet" size="small" onClick={() => onRemove({ kind: 'app' })}>
              {t('security.twoStep.remove')}
            </Button>
          )}
        </Row>
      )}
      {passkeys.map(({ id, name, createdAt, lastUsedAt, isElsewhere }) => (
        <Row
          key={id}
          icon={<Fingerprint />}
          title={<span className="break-words">{name}</span>}
          detail={isElsewhere && <span className="text-sm">{t('security.twoStep.passkeyElsewhere')}</span>}
          note={
            lastUsedAt
              ? t('security.twoStep.passkeyUsed', { date: day(createdAt), used: day(lastUsedAt) })
              : t('security.twoStep.passkeyAdded', { date: day(createdAt) })
          }
        >
          {!isOnlyFactor && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('security.twoStep.removeNamed', { name })}
              onClick={() => onRemove({ kind: 'passkey', id, name })}
            >
              {t('security.twoStep.remove')}
            </Button>
          )}
        </Row>
      ))}
      <Row
        icon={<LifeBuoy />}
        title={t('security.twoStep.codes')}
        note={t('security.twoStep.codesLeft', { count: recoveryCodesLeft })}
      >
        <Button variant="secondary" size="small" onClick={onRenew}>
          {t('security.twoStep.newCodes')}
        </Button>
      </Row>
    </Rows>
  );
}
