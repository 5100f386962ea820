/** Zoom from 0.5 to 3 in steps of 0.25 (gallery-5). */
export const ZOOM = { least: 0.5, most: 3, step: 0.25, start: 1 } as const;

export const zoomed = (zoom: number, steps: 1 | -1): number =>
  Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + steps * ZOOM.step));

/** A quarter turn further, as an angle below 360. */
export const turned = (angle: number): number => (angle + 90) % 360;

/** The next or previous of so many; behind the last one stands the first. */
export const neighbor = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count;

/** Of a horizontal move by a finger, in pixels: which way it leads, over 50 px (gallery-5). */
export function swiped(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) <= 50 || Math.abs(dx) < Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}
