import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useStaffSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { staff } from '../staff/queries.ts';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { roomPrivacy } from './privacy-queries.ts';
import { ownFirst } from './rules.ts';

type RoomPrivacyDialogProps = { open: boolean; onOpenChange(open: boolean): void };

/** Room privacy, as staff need it while changing a diaper or calming a child: their own room first, one tap each. */
export default function RoomPrivacyDialog({ open, onOpenChange }: RoomPrivacyDialogProps) {
  const { t } = useTranslation();
  const session = useStaffSession();
  const { data, isError, isFetching, refetch } = useQuery(roomPrivacy);
  const { data: members } = useQuery({ ...staff, enabled: session.can('staff.see') });
  const own = members?.find(({ id }) => id === session.staff.id)?.room ?? null;
  const rooms = data?.filter(({ cameras, since }) => cameras > 0 || since !== null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cameras.privacy.title')}
      description={t('cameras.privacy.description')}
      closeLabel={t('shell.close')}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t('cameras.privacy.done')}
        </Button>
      }
    >
      {rooms ? (
        rooms.length > 0 ? (
          <ul className="divide-y divide-line">
            {ownFirst(rooms, own).map((room) => (
              <li key={room.roomId}>
                <PrivacySwitch room={room} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={<DoorOpen />} title={t('cameras.privacy.noRooms')} />
        )
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('cameras.privacy.notRead')}
        </Alert>
      ) : (
        <div role="status" className="grid gap-3">
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-12" />
          ))}
        </div>
      )}
    </Dialog>
  );
}
