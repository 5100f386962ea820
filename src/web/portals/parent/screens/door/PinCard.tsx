import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownPin, removeOwnPin } from '../../../../domains/door/queries.ts';
import { useConfirmed } from '../../../../domains/security/useConfirmed.tsx';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { PinDialog } from './PinDialog.tsx';

/** The guardian's PIN for the tablet at the door: whether there is one, and a new one. */
export default function PinCard() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(ownPin);
  const { mutateAsync: remove, isPending } = useMutation(removeOwnPin);
  const { attempt, dialog } = useConfirmed();
  const [isChoosing, setChoosing] = useState(false);
  if (!data) {
    return (
      <Card title={t('ownPin.title')}>
        {isError ? (
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
            {t('ownPin.failed')}
          </Alert>
        ) : (
          <SkeletonText lines={3} />
        )}
      </Card>
    );
  }
  const { setAt, phoneDigits } = data;
  return (
    <Card title={t('ownPin.title')} description={t('ownPin.text')}>
      <div className="flex flex-col gap-3">
        <p className="font-medium">{t(setAt ? 'ownPin.set' : 'ownPin.notSet')}</p>
        <p className="text-ink-soft">
          {phoneDigits ? t('ownPin.digits', { digits: phoneDigits }) : t('ownPin.noPhone')}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {phoneDigits && (
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              {t(setAt ? 'ownPin.change' : 'ownPin.choose')}
            </Button>
          )}
          {setAt && (
            <Button
              variant="quiet"
              busy={isPending}
              onClick={() =>
                void attempt(async () => {
                  await remove({});
                  toast({ variant: 'success', title: t('ownPin.removed') });
                })
              }
            >
              {t('ownPin.remove')}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && <PinDialog attempt={attempt} onClose={() => setChoosing(false)} />}
      {dialog}
    </Card>
  );
}
