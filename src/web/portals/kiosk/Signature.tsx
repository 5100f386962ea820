import { type PointerEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';

export const BOX = { width: 1000, height: 300 } as const;
/** Points nearer than this to the last one add nothing to what is seen. */
const STEP = 6;
/** What is drawn beyond this is scribble. */
const MOST = 11_000;

type SignatureProps = {
  path: string;
  onChange(path: string): void;
  describedBy?: string | undefined;
  isDisabled: boolean;
};

/** A box to sign in with finger, pen or mouse. The strokes are kept as a path, not as a picture. */
export function Signature({ path, onChange, describedBy, isDisabled }: SignatureProps) {
  const { t } = useTranslation();
  const drawn = useRef({ path, last: null as { x: number; y: number } | null });

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
    return {
      x: within(((event.clientX - box.left) / box.width) * BOX.width, BOX.width),
      y: within(((event.clientY - box.top) / box.height) * BOX.height, BOX.height),
    };
  };
  const draw = (letter: 'M' | 'L', at: { x: number; y: number }) => {
    if (drawn.current.path.length > MOST) return;
    drawn.current = { path: `${drawn.current.path}${letter}${at.x} ${at.y}`, last: at };
    onChange(drawn.current.path);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isDisabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (path === '') drawn.current.path = '';
    const at = point(event);
    draw('M', at);
    // A dot is a stroke too.
    draw('L', at);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { last } = drawn.current;
    if (!last || isDisabled) return;
    const at = point(event);
    if (Math.hypot(at.x - last.x, at.y - last.y) >= STEP) draw('L', at);
  };
  const end = () => {
    drawn.current.last = null;
  };

  return (
    <svg
      role="img"
      aria-label={t('kiosk.sign.signature')}
      aria-describedby={describedBy}
      data-signature
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      className="aspect-10/3 w-full cursor-crosshair touch-none rounded-md border-2 border-line-strong bg-surface aria-disabled:opacity-50"
    >
      <path d="M60 240H940" className="stroke-line" strokeWidth={3} />
      <path
        d={path || 'M0 0'}
        fill="none"
        className="stroke-ink"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
