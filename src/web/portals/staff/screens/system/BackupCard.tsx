import { useMutation } from '@tanstack/react-query';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { backUpNow } from '#web/domains/system/queries.ts';
import { type BackupState, sayBytes } from '#web/domains/system/rules.ts';
import { localeOf } from '#web/lib/locale.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { toast } from '#web/ui/toast.ts';
import { RecoveryKey } from './RecoveryKey.tsx';

/** When the last backup was made and when one was last restored, what is wrong with them, one more now, and the recovery key. */
export function BackupCard({ backup }: { backup: BackupState }) {
  const { t } = useTranslation();
  const { lastGood, lastDrill, hasFailed, isOnSameDisk, hasRecoveryKey, isBeingMade } = backup;
  const { mutateAsync: make, isPending } = useMutation(backUpNow);
  const { attempt, dialog } = useConfirmed();
  const start = () =>
    attempt(async () => {
      await make({});
      toast({ variant: 'success', title: t('system.backup.begun') });
    });
  const size = sayBytes(lastGood?.size ?? 0, localeOf(document.documentElement.lang));
  return (
    <Card as="section" title={t('system.backup.title')}>
      <div className="flex flex-col gap-4">
        {hasFailed && <Alert tone="error">{t('system.backup.failed')}</Alert>}
        {isOnSameDisk && <Alert tone="warning">{t('system.backup.sameDisk')}</Alert>}
        {!hasRecoveryKey && <Alert tone="warning">{t('system.backup.noKey')}</Alert>}
        <DescriptionList
          items={[
            {
              term: t('system.backup.last'),
              detail: lastGood
                ? t('system.backup.made', { at: formatInstant(lastGood.madeAt), size })
                : t('system.backup.none'),
            },
            {
              term: t('system.backup.drill'),
              detail: lastDrill
                ? t(lastDrill.isWhole ? 'system.backup.drillFine' : 'system.backup.drillBad', {
                    at: formatInstant(lastDrill.at),
                  })
                : t('system.backup.drillNone'),
            },
            {
              term: t('system.key.term'),
              detail: t(hasRecoveryKey ? 'system.key.there' : 'system.key.none'),
            },
          ]}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" busy={isPending || isBeingMade} onClick={() => void start()}>
            {t(isBeingMade ? 'system.backup.making' : 'system.backup.now')}
          </Button>
          <RecoveryKey hasKey={hasRecoveryKey} />
        </div>
      </div>
      {dialog}
    </Card>
  );
}
