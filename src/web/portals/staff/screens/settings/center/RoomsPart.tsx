import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, DoorOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RoomSettings } from '../../../../../domains/center/rules.ts';
import { roomSettings } from '../../../../../domains/center/settings-queries.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Part } from './Part.tsx';
import { PartReading } from './PartReading.tsx';
import { RemoveRoom } from './RemoveRoom.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { useMoveRoom } from './useMoveRoom.ts';

/** The rooms in their order. */
export function RoomsPart() {
  const { t } = useTranslation();
  const read = useQuery(roomSettings);
  const [edited, setEdited] = useState<RoomSettings | 'new'>();
  const [removing, setRemoving] = useState<{ room: RoomSettings; open: boolean }>();
  const rooms = read.data;
  const { move, isMoving } = useMoveRoom(rooms ?? []);
  return (
    <Part
      name="rooms"
      action={
        <Button variant="secondary" icon={<Plus />} onClick={() => setEdited('new')}>
          {t('centerSettings.rooms.add')}
        </Button>
      }
    >
      {rooms === undefined ? (
        <PartReading
          read={read}
          loading={t('centerSettings.rooms.loading')}
          failed={t('centerSettings.rooms.failed')}
        />
      ) : rooms.length === 0 ? (
        <EmptyState icon={<DoorOpen />} title={t('centerSettings.rooms.none')}>
          {t('centerSettings.rooms.noneText')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {rooms.map((room, at) => (
            <li key={room.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="break-words font-medium">{room.name}</p>
                <RoomFacts room={room} />
              </div>
              <div className="-me-2 flex max-sm:-ms-2 max-sm:basis-full">
                <IconButton
                  label={t('centerSettings.rooms.up', { room: room.name })}
                  aria-disabled={at === 0 || isMoving}
                  className="aria-disabled:opacity-40"
                  onClick={() => move(room, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('centerSettings.rooms.down', { room: room.name })}
                  aria-disabled={at === rooms.length - 1 || isMoving}
                  className="aria-disabled:opacity-40"
                  onClick={() => move(room, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('centerSettings.rooms.editOf', { room: room.name })}
                  onClick={() => setEdited(room)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('centerSettings.rooms.remove', { room: room.name })}
                  onClick={() => setRemoving({ room, open: true })}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <RoomDialog
          key={edited === 'new' ? edited : edited.id}
          room={edited === 'new' ? null : edited}
          onDone={() => setEdited(undefined)}
        />
      )}
      {removing && (
        <RemoveRoom
          key={removing.room.id}
          room={rooms?.find(({ id }) => id === removing.room.id) ?? removing.room}
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
        />
      )}
    </Part>
  );
}

function RoomFacts({ room: { ageGroup, capacity, childrenPerStaff, children } }: { room: RoomSettings }) {
  const { t } = useTranslation();
  const facts = [
    t(ageGroup ? `centerSettings.rooms.groups.${ageGroup}` : 'centerSettings.rooms.noGroupShown'),
    capacity !== null && t('centerSettings.rooms.placesShown', { count: capacity }),
    childrenPerStaff !== null && t('centerSettings.rooms.ratioShown', { count: childrenPerStaff }),
    (ageGroup !== null || children > 0) && t('centerSettings.rooms.childrenShown', { count: children }),
  ].filter((fact) => fact !== false);
  return (
    <ul className="flex flex-wrap gap-x-2 text-ink-soft text-sm tabular-nums">
      {facts.map((fact) => (
        <li key={fact} className="not-last:after:ms-2 not-last:after:content-['·']">
          {fact}
        </li>
      ))}
    </ul>
  );
}
