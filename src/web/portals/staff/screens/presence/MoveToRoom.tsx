import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Room } from '#web/domains/center/rules.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { moveChildren, undoMoves } from '#web/domains/presence/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';

type MoveToRoomProps = {
  /** Who is in the room now. */
  here: readonly Child[];
  /** Where they can go. */
  others: readonly Room[];
  open: boolean;
  onClose(): void;
};

/** Chooses children, and moves them by one tap on where they go (presence-2). */
export default function MoveToRoom({ here, others, open, onClose }: MoveToRoomProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { run: undo } = useAction(undoMoves, {
    done: ({ ids }) => t('presence.move.undone', { count: ids.length }),
    failed: t('presence.move.notUndone'),
  });
  const { run, isPending } = useAction(moveChildren, { failed: t('presence.move.failed'), onDone: onClose });
  const moveTo = (room: Room) =>
    run(
      { body: { childIds: [...chosen], roomId: room.id } },
      {
        done: ({ moves }) => ({
          title: t('presence.move.done', { count: moves.length, room: room.name }),
          variant: 'success',
          action: {
            label: t('presence.move.undo'),
            onSelect: () => void undo({ body: { ids: moves.map(({ id }) => id) } }),
          },
        }),
        onDone: onClose,
      },
    );
  const toggle = (id: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const all = here.length === chosen.size;
  return (
    <Dialog open={open} onClose={onClose} title={t('presence.move.title')} description={t('presence.move.text')}>
      <fieldset className="flex flex-col">
        <legend className="sr-only">{t('presence.move.who')}</legend>
        {here.length > 1 && (
          <Checkbox
            label={<strong className="font-semibold">{t('presence.move.all')}</strong>}
            checked={all}
            onChange={() => setChosen(new Set(all ? [] : here.map(({ id }) => id)))}
          />
        )}
        {here.map((child) => (
          <Checkbox
            key={child.id}
            label={<Private>{fullName(child)}</Private>}
            checked={chosen.has(child.id)}
            onChange={() => toggle(child.id)}
          />
        ))}
      </fieldset>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {others.map((room) => (
          <Button
            key={room.id}
            icon={<ChevronRight className="size-5" />}
            disabled={chosen.size === 0}
            busy={isPending}
            onClick={() => void moveTo(room)}
          >
            {t('presence.move.to', { room: room.name })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
