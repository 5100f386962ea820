import { type CameraProblem, problemOf } from './failure.ts';
import { Ffmpeg } from './ffmpeg.ts';
import { Guard, type GuardOptions } from './guard.ts';
import { Hub, type StreamState, TIMINGS, type Timings } from './hub.ts';
import { type Inspection, inspect } from './inspect.ts';
import { type PasswordGate, PasswordGates, type PasswordMemory } from './password.ts';
import type { Segmenter } from './segmenter.ts';
import { findCamera, type Source } from './source.ts';
import { stillOf, takeStill } from './still.ts';
import { Stills } from './stills.ts';

export interface CameraName {
  readonly centerId: number;
  readonly cameraId: number;
}
/** A camera, and how often where it is has changed. */
export interface CameraKey extends CameraName {
  readonly version: number;
}
/** Reads where a camera is; asked only when that is needed. */
export type Load = () => Promise<Source>;

/** What somebody who watches gets. */
export interface Watched {
  readonly segmenter: Segmenter;
  readonly problem: CameraProblem | null;
}

/** Real pictures of real cameras, in memory, in this process. Who may see them is decided before it is asked. */
export interface Cameras {
  /** Milliseconds within which a viewer takes a piece of picture, or the connection ends. */
  readonly patience: number;
  /** Whether live pictures can be shown at all: ffmpeg is there. */
  isAvailable(): Promise<boolean>;
  /** How a camera's picture is doing here. */
  stateOf(key: CameraName): { readonly state: StreamState; readonly problem: CameraProblem | null };
  /** Somebody (a session) watches; resolves with `pieces` of picture, a problem, or after 12 s. */
  watch(key: CameraKey, viewer: number, pieces: number, load: Load): Promise<Watched>;
  /** The picture while it runs, kept alive by its viewer; null: nobody has asked for a playlist. */
  running(key: CameraKey, viewer: number): Segmenter | null;
  leave(key: CameraName, viewer: number): void;
  /** Ends a camera's picture at once and forgets its still. */
  end(key: CameraName): void;
  /** A still of at most 30 s ago. */
  still(key: CameraKey, load: Load): Promise<{ readonly picture: Buffer } | { readonly problem: CameraProblem }>;
  /** What stands before a stored camera's password on every way to it. */
  gateOf(key: CameraKey, memory: PasswordMemory): PasswordGate;
  /** Whether no camera can ever be reached at a host; what a name leads to is seen when it is watched. */
  isOutOfReach(host: string): boolean;
  /** Asks a camera whether it is there; null: it is. */
  look(source: Source): Promise<CameraProblem | null>;
  inspect(source: Source): Promise<Inspection>;
  /** Cameras whose picture runs here, or is tried. */
  pictures(): CameraName[];
  close(): Promise<void>;
}

export interface CameraOptions extends GuardOptions {
  /** Where ffmpeg is; by its name where it is on the PATH. */
  readonly ffmpeg?: string;
  /** How many of it may run at once; by default it depends on the machine's cores. */
  readonly processes?: number | undefined;
  readonly timings?: Timings;
}

interface Entry {
  readonly key: CameraKey;
  readonly hub: Hub;
}

export function openCameras({
  ffmpeg: program,
  processes,
  timings = TIMINGS,
  ...guarded
}: CameraOptions = {}): Cameras {
  const ffmpeg = new Ffmpeg(program, processes);
  const guard = new Guard(guarded);
  const stills = new Stills();
  const gates = new PasswordGates();
  const entries = new Map<string, Entry>();
  const nameOf = ({ centerId, cameraId }: CameraName) => `${centerId}/${cameraId}`;

  const entryOf = (key: CameraKey) => {
    const entry = entries.get(nameOf(key));
    return entry?.key.version === key.version ? entry : null;
  };
  const hubOf = async (key: CameraKey, load: Load): Promise<Hub> => {
    const known = entryOf(key);
    if (known) return known.hub;
    const source = await load();
    const meanwhile = entryOf(key);
    if (meanwhile) return meanwhile.hub;
    void entries.get(nameOf(key))?.hub.close();
    const hub = new Hub({ guard, ffmpeg, timings }, source);
    entries.set(nameOf(key), { key, hub });
    return hub;
  };

  return {
    patience: timings.patience,
    isAvailable: () => ffmpeg.isThere(),
    stateOf: (key) => {
      const hub = entries.get(nameOf(key))?.hub;
      return { state: hub?.state ?? 'idle', problem: hub?.problem ?? null };
    },
    async watch(key, viewer, pieces, load) {
      const hub = await hubOf(key, load);
      hub.join(viewer);
      await hub.ready(pieces, timings.start);
      return hub;
    },
    running(key, viewer) {
      const hub = entryOf(key)?.hub;
      if (!hub || hub.state === 'idle' || hub.isEnding) return null;
      hub.join(viewer);
      return hub.segmenter;
    },
    leave: (key, viewer) => entries.get(nameOf(key))?.hub.leave(viewer),
    end(key) {
      stills.forget(nameOf(key));
      void entries.get(nameOf(key))?.hub.close();
    },
    still: (key, load) =>
      stills.of(nameOf(key), key.version, async () => {
        const piece = entryOf(key)?.hub.segmenter.still;
        return piece ? stillOf(ffmpeg, piece) : takeStill(ffmpeg, guard, await load());
      }),
    gateOf: (key, memory) => gates.of(`${nameOf(key)}/${key.version}`, memory),
    isOutOfReach: (host) => guard.isOutOfReach(host),
    look: (source) =>
      findCamera(guard, source).then(
        () => null,
        (error: unknown) => problemOf(error),
      ),
    inspect: (source) => inspect(ffmpeg, guard, source),
    pictures: () => [...entries.values()].filter(({ hub }) => hub.state !== 'idle').map(({ key }) => key),
    async close() {
      await Promise.all([...entries.values()].map(({ hub }) => hub.close()));
      entries.clear();
    },
  };
}
