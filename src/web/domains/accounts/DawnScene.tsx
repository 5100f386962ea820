import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './dawn.css';

/** The day begins: a lark over the house. Decorative. The view box frames house and lark; sky and land go on around it. */
export function DawnScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="180 150 430 430"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
      className={clsx('dawn', className)}
    >
      <defs>
        <linearGradient id="dawn-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="470">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.6" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="dawn-glow">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.95" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-1600" y="-1600" width="4000" height="2200" fill="url(#dawn-sky)" />
      <Stars />
      <circle cx="486" cy="398" r="230" fill="url(#dawn-glow)" />
      <circle cx="486" cy="398" r="62" fill="var(--sun)" />
      <Clouds />
      <Land />
      <House />
      <Trees />
      <Endless id="dawn-meadow">
        <path d="M-2 530C110 530 240 494 400 518S680 514 802 514V602H-2Z" fill="var(--meadow)" />
      </Endless>
      <Fence />
      <Lark />
    </svg>
  );
}

const STARS = [
  [-320, 180, 1.5],
  [-180, 236, 1.3],
  [-60, 168, 1.8],
  [60, 226, 1.3],
  [110, 40, 1.6],
  [150, -90, 1.4],
  [176, 150, 1.5],
  [226, 92, 1.2],
  [262, -30, 1.7],
  [300, 28, 1.9],
  [352, 104, 1.1],
  [392, -110, 1.5],
  [418, 40, 1.3],
  [470, -24, 1.2],
  [520, 118, 1.1],
  [556, -80, 1.8],
  [580, 66, 1.8],
  [632, 148, 1.4],
  [662, 12, 1.3],
  [720, 202, 1.6],
  [850, 164, 1.3],
  [980, 232, 1.8],
  [1120, 186, 1.4],
] as const;

function Stars() {
  return (
    <g fill="var(--star)">
      {STARS.map(([x, y, size]) => (
        <circle key={x} cx={x} cy={y} r={size} />
      ))}
    </g>
  );
}

function Clouds() {
  return (
    <g fill="var(--cloud)" opacity="0.75">
      <path d="M214 262a16 16 0 0 1 15-20 25 25 0 0 1 47-6 18 18 0 0 1 27 14c9 1 13 7 12 12Z" />
      <path d="M560 208a12 12 0 0 1 12-15 20 20 0 0 1 37-4 14 14 0 0 1 21 10c6 1 9 5 8 9Z" opacity="0.8" />
    </g>
  );
}

function Land() {
  return (
    <Endless id="dawn-hills">
      <path d="M-2 424C80 424 150 366 250 370S420 414 500 386S700 366 802 366V602H-2Z" fill="var(--hill-far)" />
      <path d="M-2 470C90 470 160 436 280 446S470 482 570 452S720 436 802 436V602H-2Z" fill="var(--hill-mid)" />
      <path d="M-2 520C110 520 220 474 360 484S640 462 802 462V602H-2Z" fill="var(--hill-near)" />
    </Endless>
  );
}

/** Land 800 wide, mirrored at both ends, so that it has no edge on wide screens. */
function Endless({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="scale(-1 1)" />
      <use href={`#${id}`} transform="translate(1600) scale(-1 1)" />
    </>
  );
}

function House() {
  return (
    <g>
      <path d="M414 372v-40h24v62Z" fill="var(--roof-edge)" />
      <path d="M296 420h164v104H296Z" fill="var(--wall)" />
      <path d="M418 420h42v104h-42Z" fill="var(--wall-shade)" />
      <path d="m378 338 104 84H274Z" fill="var(--roof)" />
      <path
        d="M268 424a8 8 0 0 1 3-11l101-78a10 10 0 0 1 12 0l101 78a8 8 0 0 1-10 13l-97-75-97 75a9 9 0 0 1-13-2Z"
        fill="var(--roof-edge)"
      />
      <circle cx="378" cy="392" r="13" fill="var(--window)" />
      <path d="M378 379v26m-13-13h26" stroke="var(--wall)" strokeWidth="3" />
      <path d="M356 524v-52a22 22 0 0 1 44 0v52Z" fill="var(--door)" />
      <circle cx="391" cy="494" r="3" fill="var(--window)" />
      <Window x={310} />
      <Window x={416} />
    </g>
  );
}

function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 450)`}>
      <rect width="30" height="34" rx="4" fill="var(--window)" />
      <path d="M15 0v34M0 17h30" stroke="var(--wall)" strokeWidth="3" />
      <rect x="-4" y="34" width="38" height="5" rx="2.5" fill="var(--roof-edge)" />
    </g>
  );
}

function Trees() {
  return (
    <g>
      <path d="M232 470h9v62h-9Z" fill="var(--trunk)" />
      <circle cx="236" cy="446" r="38" fill="var(--leaf)" />
      <circle cx="250" cy="434" r="22" fill="var(--leaf-light)" />
      <path d="M521 496h7v34h-7Z" fill="var(--trunk)" />
      <circle cx="524" cy="482" r="24" fill="var(--leaf)" />
      <circle cx="532" cy="474" r="13" fill="var(--leaf-light)" />
      <path d="M470 526a20 20 0 0 1 38 0Zm-214 2a18 18 0 0 1 34 0Z" fill="var(--leaf)" />
    </g>
  );
}

const PICKETS = [412, 432, 452, 472, 492, 512, 532, 552];

function Fence() {
  return (
    <g fill="var(--wall)">
      <path d="M404 530h160v5H404Zm0 16h160v5H404Z" opacity="0.9" />
      {PICKETS.map((x) => (
        <path key={x} d={`M${x} 526l5-7 5 7v34h-10Z`} />
      ))}
    </g>
  );
}

function Lark() {
  return (
    <g className="dawn-lark">
      <g transform="translate(300 206)">
        <path d="M30 62 0 82l8-20-14-8 36-2Z" fill="var(--lark-dark)" />
        <path
          d="M24 58c14-18 40-26 66-22 8-12 22-14 30-6 4 4 5 8 5 12l13 5-13 4c-3 17-22 30-48 30-24 0-42-8-53-23Z"
          fill="var(--lark)"
        />
        <path
          d="M74 80c24 0 44-11 50-29-8 4-18 4-26 10-9 7-16 13-33 12-9 0-19-3-27-8 9 10 21 15 36 15Z"
          fill="var(--lark-breast)"
        />
        <path d="M94 33c2-10 10-14 17-12-4 2-6 6-7 10Z" fill="var(--lark-dark)" />
        <circle cx="112" cy="40" r="3.2" fill="var(--lark-dark)" />
        <path d="M82 52C76 20 56-4 22-18c2 34 10 58 34 74 10 4 22 4 26-4Z" fill="var(--lark-dark)" />
        <path d="M72 48C64 24 50 6 30-6c4 24 12 42 28 54 6 3 12 3 14 0Z" fill="var(--lark)" />
      </g>
      <g fill="none" stroke="var(--sun)" strokeWidth="4" strokeLinecap="round">
        <path d="M452 240c5 5 5 11 1 16" />
        <path d="M466 232c9 9 9 22 2 32" />
        <path d="M480 224c14 14 13 34 3 48" />
      </g>
    </g>
  );
}
