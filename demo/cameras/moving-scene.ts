/** What a test camera sees, drawn by ffmpeg: shapes or figures that move. Never people. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly rate: number;
  /** One of ffmpeg's built-in drawings. */
  readonly drawing: 'testsrc' | 'testsrc2';
}

/** ffmpeg's arguments that draw a scene in its own time. */
export const drawn = ({ width, height, rate, drawing }: Scene): string[] => [
  ...['-hide_banner', '-nostdin', '-loglevel', 'error'],
  ...['-re', '-f', 'lavfi', '-i', `${drawing}=size=${width}x${height}:rate=${rate}`, '-an'],
];
