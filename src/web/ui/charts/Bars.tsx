import { useId } from 'react';
import { Legend, Mark, type Series, Textures } from './marks.tsx';
import { ticksUpTo } from './scale.ts';

export interface BarRow {
  readonly key: string | number;
  readonly label: string;
  /** A value for each series, from the start on. */
  readonly values: readonly number[];
  /** A line across the bar, such as a capacity. */
  readonly mark?: number | null;
  /** What stands at the bar's end. */
  readonly said: string;
}
type BarsProps = {
  /** What is counted. */
  axis: string;
  rows: readonly BarRow[];
  series: readonly Series[];
  markLabel?: string;
  /** The end of the axis, else the longest bar decides. */
  most?: number;
};

/** Bars below each other, each with its name and what it says in words: nothing of it is told by the drawing alone. */
export function Bars({ axis, rows, series, markLabel, most }: BarsProps) {
  const id = useId();
  const longest = Math.max(
    0,
    ...rows.map((row) =>
      Math.max(
        row.values.reduce((a, b) => a + b, 0),
        row.mark ?? 0,
      ),
    ),
  );
  const ticks = most === undefined ? ticksUpTo(longest, 3) : ticksUpTo(most, 4);
  const end = most ?? ticks.at(-1) ?? 1;
  const share = (value: number) => `${(value / end) * 100}%`;
  return (
    <div className="flex flex-col gap-3 [print-color-adjust:exact]">
      <ul className="flex flex-col gap-3">
        {rows.map((row, place) => {
          let start = 0;
          return (
            <li key={row.key}>
              <p className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0 truncate font-medium">{row.label}</span>
                <span className="shrink-0 text-ink-soft tabular-nums">{row.said}</span>
              </p>
              <svg width="100%" height="18" aria-hidden="true" className="mt-1 block overflow-visible">
                <Textures id={`${id}-${place}`} />
                <rect width="100%" height="18" rx="4" className="fill-sunken" />
                {series.map(({ key, tone }, part) => {
                  const value = row.values[part] ?? 0;
                  const x = start;
                  start += value;
                  return (
                    value > 0 && (
                      <Mark
                        key={key}
                        textures={series.length > 1 ? `${id}-${place}` : null}
                        tone={tone}
                        x={share(x)}
                        y={0}
                        width={share(value)}
                        height={18}
                        rx={3}
                      />
                    )
                  );
                })}
                {typeof row.mark === 'number' && (
                  <line
                    x1={share(row.mark)}
                    x2={share(row.mark)}
                    y1="-3"
                    y2="21"
                    className="stroke-ink"
                    strokeWidth="2.5"
                    strokeDasharray="4 3"
                  />
                )}
              </svg>
            </li>
          );
        })}
      </ul>
      <svg
        width="100%"
        height="26"
        aria-hidden="true"
        className="block overflow-visible fill-ink-soft text-xs tabular-nums"
      >
        <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-line-strong" />
        {ticks
          .filter((tick) => tick <= end)
          .map((tick) => (
            <text key={tick} x={share(tick)} y="15" textAnchor={tick === 0 ? 'start' : tick === end ? 'end' : 'middle'}>
              {tick}
            </text>
          ))}
      </svg>
      <p className="-mt-3 text-ink-soft text-xs">{axis}</p>
      {(series.length > 1 || markLabel) && <Legend series={series} line={markLabel} />}
    </div>
  );
}
