import { useId } from 'react';
import { ValueAxis, WordAxis } from './Axes.tsx';
import { Legend, Mark, type Series, Textures } from './marks.tsx';
import { Scrub, Tip } from './Scrub.tsx';
import { labelStep, ticksUpTo } from './scale.ts';
import { useWidth } from './useWidth.ts';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The line that the value must stay below; null: there is none. */
  readonly limit: number | null;
  readonly isTrouble: boolean;
  readonly lines: readonly { label: string; value: string }[];
}
type StepsProps = {
  label: string;
  axis: string;
  steps: readonly Step[];
  /** Every how many steps a word may stand below, such as each full hour. */
  every: number;
  value: Series;
  trouble: Series;
  limitLabel: string | undefined;
};

const HEIGHT = 200;

/** A value over the day in steps, against a limit that changes with it. */
export function Steps({ label, axis, steps, every, value, trouble, limitLabel }: StepsProps) {
  const id = useId();
  const [place, width] = useWidth();
  const plot = { left: 34, right: width - 2, top: 22, bottom: HEIGHT - 26 };
  const ticks = ticksUpTo(Math.max(0, ...steps.map((step) => Math.max(step.value, step.limit ?? 0))), 3);
  const most = ticks.at(-1) ?? 1;
  const y = (amount: number) => plot.bottom - (amount / most) * (plot.bottom - plot.top);
  const step = (plot.right - plot.left) / Math.max(1, steps.length);
  const apart =
    labelStep(
      steps.filter((_, n) => n % every === 0).map(({ label }) => label),
      plot.right - plot.left,
    ) * every;
  const limitPath = steps
    .map(({ limit }, n) => {
      if (limit === null) return '';
      const [from, to] = [plot.left + n * step, plot.left + (n + 1) * step];
      return `${n === 0 || steps[n - 1]?.limit === null ? 'M' : 'L'}${from} ${y(limit)}H${to}`;
    })
    .join('');
  const told = (at: number) => {
    const one = steps[at];
    return one ? [one.label, ...one.lines.map((line) => `${line.label} ${line.value}`)].join(', ') : '';
  };
  return (
    <div ref={place} className="flex flex-col gap-3 [print-color-adjust:exact]">
      <Scrub
        label={label}
        count={steps.length}
        told={told}
        left={plot.left}
        step={step}
        tip={(at) => {
          const one = steps[at];
          return one && <Tip title={one.label} lines={one.lines} />;
        }}
      >
        {(at) => (
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="h-auto w-full" aria-hidden="true">
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
            {steps.map((one, n) =>
              one.value > 0 ? (
                <Mark
                  key={one.key}
                  textures={id}
                  tone={one.isTrouble ? trouble.tone : value.tone}
                  x={plot.left + n * step}
                  y={y(one.value)}
                  width={step + 0.4}
                  height={plot.bottom - y(one.value)}
                />
              ) : null,
            )}
            <path d={limitPath} className="stroke-ink" fill="none" strokeWidth="2" strokeDasharray="5 3" />
            <WordAxis plot={plot} words={steps.map((one) => one.label)} step={step} every={apart} />
          </svg>
        )}
      </Scrub>
      <Legend series={[value, trouble]} line={limitLabel} />
    </div>
  );
}
