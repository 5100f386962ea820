import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { setRoomPrivacy } from './privacy-queries.ts';
import type { RoomPrivacy } from './rules.ts';

/** A room's privacy. It shows at once what was chosen, and goes back when the server could not be told. */
export function PrivacySwitch({ room: { roomId, room, cameras, since, by } }: { room: RoomPrivacy }) {
  const { t } = useTranslation();
  const {
    run: set,
    isPending,
    variables,
  } = useAction(setRoomPrivacy, {
    done: (_, { body }) => t(body.on ? 'cameras.privacy.turnedOn' : 'cameras.privacy.turnedOff', { room }),
    failed: t('cameras.privacy.failed'),
  });
  const isOn = isPending && variables ? variables.body.on : since !== null;
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
      onChange={({ target }) => !isPending && set({ params: { id: roomId }, body: { on: target.checked } })}
    />
  );
}
