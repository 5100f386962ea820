import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { QUARTER_HOUR } from '#contract/rota-choices.ts';
import { minuteAt, movedTo, resizedTo, type Shift, type ShiftTimes, type Times } from '#web/domains/rota/rules.ts';

/** Where a shift was let go: its times, and another room or day than before. */
export type Dropped = ShiftTimes & Partial<Pick<Shift, 'roomId' | 'date'>>;

/** Within so many pixels of its end, and within a quarter of it, a shift is made longer or shorter, not moved. */
const EDGE = 8;
/** A hand that trembles means no move. */
const TREMBLE = 4;
/** So long after the last key a shift is saved, in milliseconds. */
const KEYS_REST = 700;

interface Hold {
  readonly x: number;
  readonly y: number;
  /** From the shift's beginning to where it was taken, in pixels. */
  readonly grab: number;
  readonly edge: 'from' | 'to' | null;
}

/** What a shift's timeline says of itself to whatever is dropped on it. */
export const timelineOf = (roomId: number | null, date: string) => ({ 'data-rota': `${roomId ?? ''} ${date}` });

const timelineAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.rota !== undefined);

/** Moves a shift by a mouse or pen, or by the arrow keys; by touch it is opened, so that a screen can be scrolled. */
export function useShiftDrag(shift: Shift, axis: Times, onDrop: (dropped: Dropped) => Promise<unknown>) {
  const hold = useRef<Hold | null>(null);
  const wasMoved = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [times, setTimes] = useState<ShiftTimes | null>(null);
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null);

  const drop = async (dropped: Dropped) => {
    clearTimeout(rest.current);
    rest.current = undefined;
    await onDrop(dropped);
    setTimes(null);
    setOffset(null);
  };
  const minuteIn = (timeline: HTMLElement, x: number) => {
    const box = timeline.getBoundingClientRect();
    return minuteAt(axis, (x - box.left) / box.width);
  };
  const release = () => {
    hold.current = null;
    setOffset(null);
    setTimes(null);
  };

  return {
    /** As it is shown meanwhile. */
    times: times ?? shift,
    offset,
    /** Whether a press was the end of a move. */
    tookMove(): boolean {
      const moved = wasMoved.current;
      wasMoved.current = false;
      return moved;
    },
    bind: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'touch' || event.button !== 0) return;
        const box = event.currentTarget.getBoundingClientRect();
        const grab = event.clientX - box.left;
        const reach = Math.min(EDGE, box.width / 4);
        const edge = grab < reach ? 'from' : box.right - event.clientX < reach ? 'to' : null;
        wasMoved.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = { x: event.clientX, y: event.clientY, grab, edge };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = hold.current;
        if (!held) return;
        const moved = { x: event.clientX - held.x, y: event.clientY - held.y };
        if (!wasMoved.current && Math.hypot(moved.x, moved.y) < TREMBLE) return;
        wasMoved.current = true;
        const timeline = event.currentTarget.closest<HTMLElement>('[data-rota]');
        if (!held.edge) setOffset(moved);
        else if (timeline) setTimes(resizedTo(shift, held.edge, minuteIn(timeline, event.clientX)));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const held = hold.current;
        hold.current = null;
        if (!held || !wasMoved.current) return;
        if (held.edge) {
          if (times) void drop(times);
          return;
        }
        const timeline = timelineAt(event.clientX, event.clientY);
        const [room = '', date = ''] = timeline?.dataset.rota?.split(' ') ?? [];
        const roomId = room === '' ? null : Number(room);
        if (!timeline || (roomId === null) !== (shift.roomId === null)) return release();
        const next = movedTo(shift, minuteIn(timeline, event.clientX - held.grab));
        void drop({ ...next, roomId, date });
      },
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const by = event.key === 'ArrowLeft' ? -QUARTER_HOUR : event.key === 'ArrowRight' ? QUARTER_HOUR : 0;
        if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const now = times ?? shift;
        const next = event.shiftKey ? resizedTo(now, 'to', now.toMinute + by) : movedTo(now, now.fromMinute + by);
        setTimes(next);
        clearTimeout(rest.current);
        rest.current = setTimeout(() => void drop(next), KEYS_REST);
      },
      onBlur() {
        if (rest.current !== undefined && times) void drop(times);
      },
    },
  };
}
