import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PinDialog } from '#web/domains/kiosk/PinDialog.tsx';
import { ownPin, removeOwnPin, setOwnPin } from '#web/domains/kiosk/queries.ts';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

/** The guardian's PIN for the kiosk: whether there is one, and a new one. */
export default function PinCard() {
  const { t } = useTranslation();
  const query = useQuery(ownPin);
  const { mutateAsync: remove, isPending } = useMutation(removeOwnPin);
  const { mutateAsync: set, isPending: isSetting } = useMutation(setOwnPin);
  const { attempt, dialog } = useConfirmed();
  const [isChoosing, setChoosing] = useState(false);
  if (!query.data) {
    return (
      <Card title={t('kioskPin.title')}>
        {query.isError ? <LoadFailed read={query} failed={t('kioskPin.failed')} /> : <SkeletonText lines={3} />}
      </Card>
    );
  }
  const { setAt, phoneDigits } = query.data;
  return (
    <Card title={t('kioskPin.title')} description={t('kioskPin.text')}>
      <div className="flex flex-col gap-3">
        <p className="font-medium">{t(setAt ? 'kioskPin.set' : 'kioskPin.notSet')}</p>
        <p className="text-ink-soft">
          {phoneDigits ? t('kioskPin.digits', { digits: phoneDigits }) : t('kioskPin.noPhone')}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {phoneDigits && (
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              {t(setAt ? 'kioskPin.change' : 'kioskPin.choose')}
            </Button>
          )}
          {setAt && (
            <Button
              variant="quiet"
              busy={isPending}
              onClick={() =>
                void attempt(async () => {
                  await remove({});
                  toast({ variant: 'success', title: t('kioskPin.removed') });
                })
              }
            >
              {t('kioskPin.remove')}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <PinDialog
          digits={{ fewest: 6, most: 6, hint: t('kioskPin.hint'), wrong: t('kioskPin.short') }}
          set={(pin) => set({ body: { pin } })}
          isPending={isSetting}
          attempt={attempt}
          onClose={() => setChoosing(false)}
        />
      )}
      {dialog}
    </Card>
  );
}
