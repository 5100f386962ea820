import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';

type ScrubProps = {
  label: string;
  count: number;
  /** What is said of a place, by pointer and by keyboard. */
  told(at: number): string;
  /** Where the places lie, in pixels of the drawing. */
  left: number;
  step: number;
  /** What is shown beside the place that is pointed at. */
  tip(at: number): ReactNode;
  children(at: number | null): ReactNode;
};

/** A drawing whose places are told one by one: under the pointer, and with the arrow keys, as a slider is moved. */
export function Scrub({ label, count, told, left, step, tip, children }: ScrubProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen === null ? null : Math.min(chosen, count - 1);
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = Math.floor((event.clientX - box.left - left) / step);
    setChosen(place < 0 || place >= count ? null : place);
  };
  const move = (event: KeyboardEvent) => {
    const to = targetOf(event.key, at ?? -1, count);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
  };
  const middle = at === null ? 0 : left + (at + 0.5) * step;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(at ?? 0) + 1}
      aria-valuetext={told(at ?? 0)}
      className="relative cursor-crosshair touch-pan-y rounded-sm"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setChosen(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen((was) => was ?? 0)}
      onBlur={() => setChosen(null)}
      onKeyDown={move}
    >
      {children(at)}
      {at !== null && (
        <div
          aria-hidden="true"
          data-screen-only
          className="pointer-events-none absolute top-0 z-10 min-w-36 max-w-60 -translate-x-(--shift) rounded-md border border-line bg-raised p-2.5 text-sm shadow-raised"
          style={{ left: middle, '--shift': `${Math.round((at / Math.max(1, count - 1)) * 100)}%` } as object}
        >
          {tip(at)}
        </div>
      )}
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | null | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' ? null : undefined;
}

/** Lines of a tip: a heading, and a name with its value each. */
export function Tip({ title, lines }: { title: string; lines: readonly { label: string; value: string }[] }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3">
        {lines.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-end tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
