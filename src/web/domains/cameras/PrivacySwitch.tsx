import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../lib/errors.ts';
import { formatInstant } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toast } from '../../ui/toast.ts';
import { setRoomPrivacy } from './privacy-queries.ts';
import type { RoomPrivacy } from './rules.ts';

/** A room's privacy. It shows at once what was chosen, and goes back when the server could not be told. */
export function PrivacySwitch({ room: { roomId, room, cameras, since, by } }: { room: RoomPrivacy }) {
  const { t } = useTranslation();
  const { mutate: set, isPending, variables } = useMutation(setRoomPrivacy);
  const isOn = isPending ? variables.body.on : since !== null;
  const toggle = (on: boolean) =>
    set(
      { params: { id: roomId }, body: { on } },
      {
        onSuccess: () =>
          toast({
            title: on ? t('cameras.privacy.turnedOn', { room }) : t('cameras.privacy.turnedOff', { room }),
            variant: 'success',
          }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('cameras.privacy.failed')),
            variant: 'error',
          }),
      },
    );
  const hint = since
    ? by
      ? t('cameras.privacy.sinceBy', { when: formatInstant(since), by })
      : t('cameras.privacy.since', { when: formatInstant(since) })
    : t('cameras.privacy.cameras', { count: cameras });
  return (
    <Switch
      label={room}
      hint={hint}
      className="min-h-15"
      checked={isOn}
      onChange={(event) => !isPending && toggle(event.target.checked)}
    />
  );
}
