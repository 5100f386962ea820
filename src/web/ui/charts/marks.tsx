import { clsx } from 'clsx';
import { useId } from 'react';

export const TONES = ['action', 'highlight', 'info', 'rose', 'violet', 'attention', 'faint'] as const;
export type Tone = (typeof TONES)[number];
/** No two series of a chart share one, so that colour never speaks alone. */
const TEXTURES: Readonly<Record<Tone, string | null>> = {
  action: null,
  highlight: 'M-1 1L1 -1M0 6L6 0M5 7L7 5',
  info: 'M3 0V6',
  rose: 'M0 3H6',
  violet: 'M-1 5L1 7M0 0L6 6M5 -1L7 1',
  attention: 'M0 0L6 6M0 6L6 0',
  faint: null,
};
const FILLS: Readonly<Record<Tone, string>> = {
  action: 'fill-action',
  highlight: 'fill-highlight',
  info: 'fill-info',
  rose: 'fill-hue-6-ink',
  violet: 'fill-hue-5-ink',
  attention: 'fill-attention',
  faint: 'fill-line',
};

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly tone: Tone;
}

/** The tone of the series at a place; there are no more than this in one chart. */
export const toneAt = (place: number): Tone => TONES[place % 5] ?? 'action';

/** The textures of an SVG's marks; `id` is what `Mark` is told. */
export function Textures({ id }: { id: string }) {
  return (
    <defs>
      {TONES.map((tone) => {
        const texture = TEXTURES[tone];
        return (
          texture && (
            <pattern key={tone} id={`${id}-${tone}`} width="6" height="6" patternUnits="userSpaceOnUse">
              <path d={texture} className="stroke-surface" strokeWidth="1.1" strokeOpacity="0.5" />
            </pattern>
          )
        );
      })}
    </defs>
  );
}

type Length = number | string;
type MarkProps = {
  /** The id of the drawing's textures; null where a single series needs none. */
  textures: string | null;
  tone: Tone;
  x: Length;
  y: Length;
  width: Length;
  height: Length;
  rx?: number;
};

/** A bar of a series: its colour, and its texture over it. */
export function Mark({ textures, tone, ...place }: MarkProps) {
  return (
    <>
      <rect {...place} className={FILLS[tone]} />
      {textures !== null && TEXTURES[tone] && <rect {...place} fill={`url(#${textures}-${tone})`} />}
    </>
  );
}

function Swatch({ tone, isPlain }: { tone: Tone; isPlain: boolean }) {
  const id = useId();
  return (
    <svg width="14" height="14" aria-hidden="true" className="shrink-0">
      <Textures id={id} />
      <Mark textures={isPlain ? null : id} tone={tone} x={0} y={0} width={14} height={14} rx={3} />
    </svg>
  );
}

/** What the colours and textures of a chart stand for, and its lines. */
export function Legend({
  series,
  line,
  className,
}: {
  series: readonly Series[];
  line?: string | undefined;
  className?: string;
}) {
  return (
    <ul className={clsx('flex flex-wrap gap-x-4 gap-y-1.5 text-ink-soft text-sm', className)}>
      {series.map(({ key, label, tone }) => (
        <li key={key} className="flex items-center gap-1.5">
          <Swatch tone={tone} isPlain={series.length === 1} />
          {label}
        </li>
      ))}
      {line && (
        <li className="flex items-center gap-1.5">
          <svg width="18" height="14" aria-hidden="true" className="shrink-0">
            <path d="M0 7H18" className="stroke-ink" strokeWidth="2" strokeDasharray="4 3" />
          </svg>
          {line}
        </li>
      )}
    </ul>
  );
}
