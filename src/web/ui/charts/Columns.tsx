import { useId } from 'react';
import { ValueAxis, WordAxis } from './Axes.tsx';
import { Legend, Mark, type Series, Textures } from './marks.tsx';
import { Scrub, Tip } from './Scrub.tsx';
import { labelStep, ticksUpTo } from './scale.ts';
import { useWidth } from './useWidth.ts';

export interface ChartColumn {
  readonly key: string;
  /** Below the column. */
  readonly label: string;
  /** Heads what is said of it. */
  readonly title: string;
  /** A value for each series, from the bottom up. */
  readonly values: readonly number[];
  /** A line across the column, such as what was expected. */
  readonly mark?: number;
}
type ColumnsProps = {
  label: string;
  /** What is counted. */
  axis: string;
  columns: readonly ChartColumn[];
  series: readonly Series[];
  markLabel?: string;
  totalLabel: string;
  format(value: number): string;
  height?: number;
};

/** Stacked columns over time, with their axis, legend and values. */
export function Columns({ label, axis, columns, series, markLabel, totalLabel, format, height = 260 }: ColumnsProps) {
  const id = useId();
  const [place, width] = useWidth();
  const plot = { left: 34, right: width - 2, top: 22, bottom: height - 26 };
  const sum = (column: ChartColumn) => column.values.reduce((whole, value) => whole + value, 0);
  const ticks = ticksUpTo(Math.max(0, ...columns.map((column) => Math.max(sum(column), column.mark ?? 0))));
  const most = ticks.at(-1) ?? 1;
  const y = (value: number) => plot.bottom - (value / most) * (plot.bottom - plot.top);
  const step = (plot.right - plot.left) / Math.max(1, columns.length);
  const bar = Math.max(1.5, Math.min(44, step * 0.72));
  const every = labelStep(
    columns.map(({ label }) => label),
    plot.right - plot.left,
  );

  const linesOf = (column: ChartColumn) => [
    ...series.map(({ label }, at) => ({ label, value: format(column.values[at] ?? 0) })).toReversed(),
    ...(series.length > 1 ? [{ label: totalLabel, value: format(sum(column)) }] : []),
    ...(markLabel && column.mark !== undefined ? [{ label: markLabel, value: format(column.mark) }] : []),
  ];
  const told = (at: number) => {
    const column = columns[at];
    if (!column) return '';
    return [column.title, ...linesOf(column).map(({ label, value }) => `${label} ${value}`)].join(', ');
  };
  const tip = (at: number) => {
    const column = columns[at];
    return column && <Tip title={column.title} lines={linesOf(column)} />;
  };

  return (
    <div ref={place} className="flex flex-col gap-3 [print-color-adjust:exact]">
      <Scrub label={label} count={columns.length} told={told} left={plot.left} step={step} tip={tip}>
        {(at) => (
          <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" aria-hidden="true">
            <Textures id={id} />
            <ValueAxis plot={plot} ticks={ticks} y={y} name={axis} />
            {at !== null && (
              <rect
                x={plot.left + at * step}
                y={plot.top}
                width={step}
                height={plot.bottom - plot.top}
                className="fill-sunken"
              />
            )}
            {columns.map((column, n) => {
              const x = plot.left + n * step + (step - bar) / 2;
              let top = 0;
              return (
                <g key={column.key}>
                  {series.map(({ key, tone }, part) => {
                    const value = column.values[part] ?? 0;
                    top += value;
                    return (
                      value > 0 && (
                        <Mark
                          key={key}
                          textures={series.length > 1 ? id : null}
                          tone={tone}
                          x={x}
                          y={y(top)}
                          width={bar}
                          height={Math.max(0.5, y(top - value) - y(top) - (part > 0 ? 1 : 0))}
                          rx={Math.min(2, bar / 4)}
                        />
                      )
                    );
                  })}
                  {column.mark !== undefined && (
                    <path
                      d={`M${x - bar * 0.14} ${y(column.mark)}h${bar * 1.28}`}
                      className="stroke-ink"
                      strokeWidth="2"
                      strokeDasharray="4 3"
                    />
                  )}
                </g>
              );
            })}
            <WordAxis plot={plot} words={columns.map((column) => column.label)} step={step} every={every} />
          </svg>
        )}
      </Scrub>
      <Legend series={series} line={markLabel} />
    </div>
  );
}
