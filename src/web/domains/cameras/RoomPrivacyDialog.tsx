import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { ownFirst } from '#web/domains/center/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { roomPrivacy } from './privacy-queries.ts';

/** Room privacy, as staff need it while changing a diaper or calming a child: their own room first, one tap each. */
export default function RoomPrivacyDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const query = useQuery(roomPrivacy);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cameras.privacy.title')}
      description={t('cameras.privacy.description')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      <Loaded
        query={query}
        failed={t('common.theRoomsCouldNotBeLoaded')}
        skeleton={
          <div role="status" className="grid gap-3">
            <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
            {['a', 'b', 'c', 'd'].map((place) => (
              <Skeleton key={place} className="h-12" />
            ))}
          </div>
        }
      >
        {(all) => {
          const rooms = all.filter(({ cameras, since }) => cameras > 0 || since !== null);
          if (rooms.length === 0) {
            return (
              <EmptyState icon={<DoorOpen />} title={t('cameras.privacy.noRooms')}>
                {t('cameras.privacy.noRoomsText')}
              </EmptyState>
            );
          }
          return (
            <ul className="divide-y divide-line">
              {ownFirst(rooms, ({ roomId }) => roomId === staff.room?.id).map((room) => (
                <li key={room.roomId}>
                  <PrivacySwitch room={room} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
