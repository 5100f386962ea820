/** What a test camera sees, drawn by ffmpeg: shapes that move, and the time of day. Never people. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly rate: number;
  /** One of ffmpeg's built-in drawings. */
  readonly drawing: 'testsrc2' | 'life' | 'mandelbrot';
}

const DRAWINGS: Readonly<Record<Scene['drawing'], (size: string, rate: number) => string>> = {
  testsrc2: (size, rate) => `testsrc2=size=${size}:rate=${rate}`,
  life: (size, rate) => `life=size=${size}:rate=${rate}:mold=10:ratio=0.1:death_color=#2f5d50:life_color=#f3c969`,
  mandelbrot: (size, rate) => `mandelbrot=size=${size}:rate=${rate}`,
};

/** ffmpeg's arguments that draw a scene in its own time. */
export const drawn = ({ width, height, rate, drawing }: Scene): string[] => [
  ...['-hide_banner', '-nostdin', '-loglevel', 'error'],
  ...['-re', '-f', 'lavfi', '-i', DRAWINGS[drawing](`${width}x${height}`, rate), '-an'],
];
