import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StickerDesign } from '#contract/milestones-choices.ts';

type StickerProps = { design: StickerDesign; className?: string };

/** A sticker as a child would get it: drawn, with a light rim, for the eye alone. */
export function Sticker({ design, className }: StickerProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={clsx('shrink-0', className)}>
      <circle cx="32" cy="32" r="31" className="fill-surface stroke-line" strokeWidth="1" />
      <circle cx="32" cy="32" r="27.5" className={GROUNDS[design]} />
      {DRAWINGS[design]}
    </svg>
  );
}

const GROUNDS: Readonly<Record<StickerDesign, string>> = {
  sun: 'fill-hue-4',
  flower: 'fill-hue-3',
  balloon: 'fill-hue-4',
  star: 'fill-hue-5',
  butterfly: 'fill-hue-3',
  heart: 'fill-hue-6',
  fish: 'fill-hue-4',
  rainbow: 'fill-hue-7',
  moon: 'fill-hue-5',
  rocket: 'fill-hue-5',
  leaf: 'fill-hue-8',
  bear: 'fill-hue-1',
};

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
const PETALS = [0, 72, 144, 216, 288];
const face = (y: number) => (
  <g className="stroke-ink" strokeWidth="2" strokeLinecap="round" fill="none">
    <path d={`M27 ${y}v.01M37 ${y}v.01`} strokeWidth="3.4" />
    <path d={`M28.5 ${y + 4.5}q3.5 3 7 0`} />
  </g>
);

const DRAWINGS: Readonly<Record<StickerDesign, ReactNode>> = {
  sun: (
    <>
      <g className="stroke-highlight" strokeWidth="4" strokeLinecap="round">
        {RAYS.map((turn) => (
          <path key={turn} d="M32 11v5" transform={`rotate(${turn} 32 32)`} />
        ))}
      </g>
      <circle cx="32" cy="32" r="12" className="fill-highlight" />
      {face(30)}
    </>
  ),
  flower: (
    <>
      {PETALS.map((turn) => (
        <circle key={turn} cx="32" cy="20.5" r="8.5" className="fill-attention" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="8.5" className="fill-highlight" />
      {face(30.5)}
    </>
  ),
  balloon: (
    <>
      <path d="M32 41q-5 7 1 13" className="fill-none stroke-ink-soft" strokeWidth="2" strokeLinecap="round" />
      <ellipse cx="32" cy="26" rx="12.5" ry="15" className="fill-attention" />
      <path d="M29 43h6l-3-4z" className="fill-attention" />
      <path d="M25 22q1-6 6-7" className="fill-none stroke-surface" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  star: (
    <>
      <path
        d="M32 12l6 12.3 13.5 2-9.7 9.5 2.3 13.4L32 42.9l-12.1 6.3 2.3-13.4-9.7-9.5 13.5-2z"
        className="fill-highlight stroke-highlight"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {face(30)}
    </>
  ),
  butterfly: (
    <>
      <g className="fill-info">
        <ellipse cx="22" cy="25" rx="9.5" ry="10" />
        <ellipse cx="42" cy="25" rx="9.5" ry="10" />
      </g>
      <g className="fill-highlight">
        <ellipse cx="24" cy="41" rx="7" ry="7.5" />
        <ellipse cx="40" cy="41" rx="7" ry="7.5" />
      </g>
      <path
        d="M32 18v30M32 18q-2-6-6-6M32 18q2-6 6-6"
        className="fill-none stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  heart: (
    <>
      <path
        d="M32 50C18 40 13 33 13 26a9.6 9.6 0 0 1 19-3.5a9.6 9.6 0 0 1 19 3.5c0 7-5 14-19 24z"
        className="fill-attention"
      />
      {face(29)}
    </>
  ),
  fish: (
    <>
      <path d="M14 32q12-15 27-6l8-7v26l-8-7q-15 9-27-6z" className="fill-highlight" />
      <circle cx="23.5" cy="30" r="2.2" className="fill-ink" />
      <path d="M31 25q4 7 0 14" className="fill-none stroke-surface" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  rainbow: (
    <g className="fill-none" strokeWidth="5" strokeLinecap="round">
      <path d="M13 42a19 19 0 0 1 38 0" className="stroke-attention" />
      <path d="M19 42a13 13 0 0 1 26 0" className="stroke-highlight" />
      <path d="M25 42a7 7 0 0 1 14 0" className="stroke-info" />
    </g>
  ),
  moon: (
    <>
      <path d="M40 13a20 20 0 1 0 9 28 16 16 0 0 1-9-28z" className="fill-highlight" />
      <circle cx="46" cy="22" r="2" className="fill-highlight" />
      <circle cx="50" cy="32" r="1.5" className="fill-highlight" />
    </>
  ),
  rocket: (
    <>
      <path d="M32 10q10 9 10 22v10H22V32q0-13 10-22z" className="fill-info" />
      <path d="M22 33l-6 8v6l6-4zM42 33l6 8v6l-6-4z" className="fill-attention" />
      <circle cx="32" cy="28" r="4.5" className="fill-surface" />
      <path d="M27 44h10l-5 10z" className="fill-highlight" />
    </>
  ),
  leaf: (
    <>
      <path d="M15 47Q13 19 48 15q3 34-27 33z" className="fill-success" />
      <path d="M15 50Q25 35 39 25" className="fill-none stroke-surface" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  bear: (
    <>
      <g className="fill-hue-8-ink">
        <circle cx="20" cy="21" r="6.5" />
        <circle cx="44" cy="21" r="6.5" />
        <circle cx="32" cy="33" r="17" />
      </g>
      <ellipse cx="32" cy="38" rx="7.5" ry="6" className="fill-hue-8" />
      <path d="M25.5 30v.01M38.5 30v.01" className="stroke-hue-8" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M30 36h4l-2 2.5zM32 38.5v2.5" className="fill-ink stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
    </>
  ),
};
