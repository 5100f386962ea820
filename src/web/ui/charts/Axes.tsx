/** The frame of a drawing in pixels: the plot lies between its edges. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines across with their numbers, from 0 up. */
export function ValueAxis({
  plot,
  ticks,
  y,
  name,
}: {
  plot: Plot;
  ticks: readonly number[];
  y(value: number): number;
  name: string;
}) {
  return (
    <g className="fill-ink-soft text-xs">
      <text x={0} y={11}>
        {name}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${plot.left} ${y(tick)}H${plot.right}`}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            strokeWidth="1"
          />
          <text x={plot.left - 6} y={y(tick) + 4} textAnchor="end" className="tabular-nums">
            {tick}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The words below the columns; every `every`th has room. */
export function WordAxis({
  plot,
  words,
  step,
  every,
}: {
  plot: Plot;
  words: readonly string[];
  step: number;
  every: number;
}) {
  return (
    <g className="fill-ink-soft text-xs tabular-nums" textAnchor="middle">
      {words.map((word, at) =>
        at % every === 0 && (every === 1 || plot.left + (at + 0.5) * step + 24 < plot.right) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice, its place is what it is
          <text key={at} x={plot.left + (at + 0.5) * step} y={plot.bottom + 18}>
            {word}
          </text>
        ) : null,
      )}
    </g>
  );
}
