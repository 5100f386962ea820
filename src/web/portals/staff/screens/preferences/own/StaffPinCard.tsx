import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PinDialog } from '#web/domains/kiosk/PinDialog.tsx';
import { ownStaffPin, removeOwnStaffPin, setOwnStaffPin } from '#web/domains/kiosk/room-queries.ts';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

/** One's own PIN for classroom tablets: whether there is one, and a new one (classroom-tablet-3). */
export default function StaffPinCard() {
  const { t } = useTranslation();
  const query = useQuery(ownStaffPin);
  const { mutateAsync: set, isPending: isSetting } = useMutation(setOwnStaffPin);
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(removeOwnStaffPin);
  const { attempt, dialog } = useConfirmed();
  const [isChoosing, setChoosing] = useState(false);
  const takeAway = () =>
    attempt(async () => {
      await remove({});
      toast({ variant: 'success', title: t('kioskPin.removed') });
    });
  return (
    <Card title={t('kioskPin.staff.title')} description={t('kioskPin.staff.text')}>
      <Loaded query={query} failed={t('kioskPin.failed')} skeleton={<SkeletonText lines={2} />}>
        {({ setAt }) => (
          <div className="flex flex-col gap-3">
            <p className="font-medium">{t(setAt ? 'kioskPin.set' : 'kioskPin.notSet')}</p>
            <div className="flex flex-wrap gap-2.5">
              <Button variant="secondary" onClick={() => setChoosing(true)}>
                {t(setAt ? 'kioskPin.change' : 'kioskPin.choose')}
              </Button>
              {setAt && (
                <Button variant="quiet" busy={isRemoving} onClick={() => void takeAway()}>
                  {t('kioskPin.remove')}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
      {isChoosing && (
        <PinDialog
          digits={{ fewest: 4, most: 6, hint: t('kioskPin.staff.hint'), wrong: t('kioskPin.staff.short') }}
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
