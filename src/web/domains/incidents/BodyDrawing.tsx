import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { BodyPart } from '#contract/incidents-choices.ts';

type BodyDrawingProps = {
  side: 'front' | 'back';
  chosen: readonly BodyPart[];
  /** Absent where it only shows. */
  onToggle?(part: BodyPart): void;
};

/**
 * A child's body from the front or the back, its parts to be tapped. A picture of what the list beside it says in words: for
 * the keyboard and for screen readers the list is the control.
 */
export function BodyDrawing({ side, chosen, onToggle }: BodyDrawingProps) {
  const clip = useId();
  // From the front the child's left is on our right.
  const [ours, others] = side === 'front' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const part = (name: BodyPart, shape: ReactNode) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: hidden from roles, as the whole picture is
    <g
      key={name}
      data-part={name}
      data-chosen={chosen.includes(name)}
      onClick={onToggle && (() => onToggle(name))}
      className={clsx(
        'stroke-line-strong [stroke-linejoin:round] [stroke-width:1.5]',
        onToggle && 'cursor-pointer',
        chosen.includes(name)
          ? 'fill-attention forced-colors:fill-[Highlight]'
          : clsx('fill-sunken', onToggle && 'hover:fill-action-soft'),
      )}
    >
      {shape}
    </g>
  );
  const isFront = side === 'front';
  const [waist, hips] = isFront ? [236, 306] : [222, 316];
  return (
    <svg viewBox="0 0 200 442" aria-hidden="true" className="mx-auto block h-auto w-full max-w-56">
      <clipPath id={clip}>
        <ellipse cx="100" cy="72" rx="58" ry="70" />
      </clipPath>
      {part('neck', <path d="M82 126v26q0 12-16 18l-14 8h96l-14-8q-16-6-16-18v-26z" />)}
      <g clipPath={`url(#${clip})`}>
        {part('head', <rect x="40" y="0" width="120" height={isFront ? 48 : 144} />)}
        {isFront && part('face', <rect x="40" y="48" width="120" height="48" />)}
        {isFront && part('mouth', <rect x="40" y="96" width="120" height="48" />)}
      </g>
      <g className="pointer-events-none fill-none stroke-ink-soft [stroke-linecap:round] [stroke-width:2.5]">
        <ellipse cx="100" cy="72" rx="58" ry="70" className="stroke-line-strong [stroke-width:1.5]" />
        {isFront && <path d="M78 70v3M122 70v3M86 114q14 12 28 0" />}
      </g>
      {part(`${ours}-leg`, <path d={`M57 ${hips - 16}h43v16l-3 94q-1 8-9 8H70q-8 0-9-8z`} />)}
      {part(`${others}-leg`, <path d={`M143 ${hips - 16}h-43v16l3 94q1 8 9 8h18q8 0 9-8z`} />)}
      {part(`${ours}-foot`, <ellipse cx="72" cy="418" rx="27" ry="22" />)}
      {part(`${others}-foot`, <ellipse cx="128" cy="418" rx="27" ry="22" />)}
      {part(`${ours}-arm`, <path d="M62 178q-26 0-34 24L8 270q-3 12 8 16l16 4q10 1 13-9l17-59z" />)}
      {part(`${others}-arm`, <path d="M138 178q26 0 34 24l20 68q3 12-8 16l-16 4q-10 1-13-9l-17-59z" />)}
      {part(`${ours}-hand`, <circle cx="25" cy="306" r="24" />)}
      {part(`${others}-hand`, <circle cx="175" cy="306" r="24" />)}
      {part(isFront ? 'chest' : 'upper-back', <path d={`M52 178h96l-5 ${waist - 178}H57z`} />)}
      {isFront
        ? part('abdomen', <path d="M57 236h86v54q0 16-16 16H73q-16 0-16-16z" />)
        : part('lower-back', <rect x="57" y="222" width="86" height="46" />)}
      {!isFront && part('buttocks', <path d="M57 268h86v32q0 16-16 16H73q-16 0-16-16z" />)}
    </svg>
  );
}
