import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, DoorOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RoomSettings } from '#web/domains/center/rules.ts';
import { roomSettings } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { Part } from './Part.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { RoomInUse } from './RoomInUse.tsx';
import { useMoveRoom } from './useMoveRoom.ts';
import { useRemoveRoom } from './useRemoveRoom.ts';

/** The rooms in their order. */
export function RoomsPart() {
  const { t } = useTranslation();
  const read = useQuery(roomSettings);
  const [edited, setEdited] = useState<RoomSettings | 'new'>();
  const inUse = useDialog<RoomSettings>();
  const remove = useRemoveRoom();
  const { move, isMoving } = useMoveRoom(read.data ?? []);
  const add = (
    <Button variant="secondary" icon={<Plus />} onClick={() => setEdited('new')}>
      {t('centerSettings.rooms.add')}
    </Button>
  );
  return (
    <Part name="rooms" action={read.data?.length !== 0 && add}>
      <Loaded
        query={read}
        failed={t('common.theRoomsCouldNotBeLoaded')}
        skeleton={<PartSkeleton label={t('centerSettings.rooms.loading')} />}
        empty={
          <EmptyState icon={<DoorOpen />} title={t('centerSettings.rooms.none')} action={add}>
            {t('centerSettings.rooms.noneText')}
          </EmptyState>
        }
      >
        {(rooms) => (
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
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    label={t('centerSettings.rooms.down', { room: room.name })}
                    aria-disabled={at === rooms.length - 1 || isMoving}
                    className="aria-disabled:opacity-40"
                    onClick={() => move(room, 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                  <IconButton
                    label={t('centerSettings.rooms.editOf', { room: room.name })}
                    onClick={() => setEdited(room)}
                  >
                    <Pencil />
                  </IconButton>
                  <IconButton
                    label={t('centerSettings.rooms.remove', { room: room.name })}
                    onClick={() => (room.children > 0 || room.staff > 0 ? inUse.open(room) : remove(room))}
                  >
                    <Trash2 />
                  </IconButton>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {edited && (
        <RoomDialog
          key={edited === 'new' ? edited : edited.id}
          room={edited === 'new' ? null : edited}
          onDone={() => setEdited(undefined)}
        />
      )}
      {inUse.show((room, opened) => (
        <RoomInUse room={room} {...opened} />
      ))}
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
