import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { editShift } from '#web/domains/rota/queries.ts';
import { placeOn, type Shift, type Times } from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useShiftDrag } from './useShiftDrag.ts';
import type { ShiftText } from './useShiftText.ts';

type ShiftBarProps = {
  shift: Shift;
  axis: Times;
  text: ShiftText;
  /** Its day has passed. */
  isFixed: boolean;
  onOpen(): void;
};

/** A shift in its lane: pressed it opens, pulled it moves, at its ends it grows. */
export function ShiftBar({ shift, axis, text, isFixed, onOpen }: ShiftBarProps) {
  const { t } = useTranslation();
  const { run } = useAction(editShift, {
    failed: t('rota.shift.notSaved'),
    done: ({ warnings }) =>
      warnings.length === 0
        ? undefined
        : { title: t('rota.shift.saved'), description: text.warningsOf({ warnings }).join('. ') },
  });
  const { times, offset, tookMove, bind } = useShiftDrag(shift, axis, (dropped) =>
    run({
      params: { id: shift.id },
      body: { ...dropped, breaks: dropped.breaks.map((one) => ({ ...one })), version: shift.version },
    }),
  );
  const { start, width } = placeOn(axis, times);
  return (
    <button
      type="button"
      disabled={isFixed}
      aria-label={text.labelOf(shift, times)}
      title={`${text.nameOf(shift)}, ${text.timesOf(times)}`}
      className={clsx(bar, looks[shift.staffId === null ? 'open' : shift.state], offset && 'z-10 shadow-raised')}
      style={{
        insetInlineStart: `${start}%`,
        width: `${width}%`,
        ...(offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }),
      }}
      onClick={() => !tookMove() && onOpen()}
      {...(isFixed ? {} : bind)}
    >
      {times.breaks.map((one) => {
        const place = placeOn(times, one);
        return (
          <span
            key={one.fromMinute}
            className={pause}
            style={{ insetInlineStart: `${place.start}%`, width: `${place.width}%` }}
          />
        );
      })}
      <span className="relative flex min-w-0 items-center gap-1">
        {shift.warnings.length > 0 && <TriangleAlert className="size-3.5 shrink-0" strokeWidth={2.5} />}
        <span className="truncate">{text.nameOf(shift)}</span>
      </span>
      {!isFixed && (
        <>
          <span className={clsx(handle, 'start-0')} />
          <span className={clsx(handle, 'end-0')} />
        </>
      )}
    </button>
  );
}

const bar = clsx(
  'absolute inset-y-0.5 overflow-hidden rounded-sm border px-1.5 text-start font-medium text-xs select-none',
  'enabled:cursor-grab enabled:hover:brightness-97 disabled:opacity-75',
);
const pause = clsx(
  'absolute inset-y-0 border-current/30 border-x bg-surface/70',
  'bg-[repeating-linear-gradient(135deg,currentColor_0_1px,transparent_1px_5px)] opacity-45',
);
const handle = 'absolute inset-y-0 w-2 max-w-1/4 cursor-ew-resize';

/** Each state has an edge of its own, so that colour never speaks alone. */
const looks = {
  draft: 'border-dashed border-line-strong bg-surface text-ink',
  published: 'border-action/50 bg-action-soft text-action-soft-ink',
  changed: 'border-highlight border-s-4 bg-highlight-soft text-highlight-ink',
  open: 'border-dotted border-2 border-attention bg-surface text-attention-ink',
};
