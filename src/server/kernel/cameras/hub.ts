import type { STREAM_STATES } from '#contract/cameras.ts';
import { type CameraProblem, problemOf } from './failure.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { Guard } from './guard.ts';
import { runPicture } from './run.ts';
import { Segmenter } from './segmenter.ts';
import { findCamera, isWeb, type Source } from './source.ts';

export type StreamState = (typeof STREAM_STATES)[number];

/** In milliseconds. */
export interface Timings {
  /** A run without a picture by then has failed. */
  readonly start: number;
  /** A live picture that brings nothing new for so long has stalled. */
  readonly stall: number;
  /** Between attempts: the first pause, doubled each time up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Cameras lock accounts after wrong passwords. */
  readonly passwordPause: number;
  /** A viewer who hasn't asked for so long has gone … */
  readonly alive: number;
  /** … and this long after the last one the camera is left alone. */
  readonly linger: number;
  /** Keyframes further apart than this are converted away: a viewer would wait for them. */
  readonly keyframes: number;
  /** An old picture isn't shown as a live one for longer than this. */
  readonly stale: number;
  /** A viewer takes a piece within this time, or the connection ends: nobody's slowness is kept in memory. */
  readonly patience: number;
}
export const TIMINGS: Timings = {
  start: 12_000,
  stall: 4000,
  firstPause: 1000,
  longestPause: 30_000,
  passwordPause: 60_000,
  alive: 20_000,
  linger: 15_000,
  keyframes: 5000,
  stale: 6000,
  patience: 20_000,
};

/** A converted picture may take longer to start: the camera's next keyframe is waited for. */
const CONVERTED_START = 3;
/** Cameras that are asked for each picture bring them at longer intervals. */
const PATIENCE = 2.5;
/** What a camera sends before its first picture is less than this. */
const PICTURE_BYTES = 20_000;

interface HubParts {
  readonly guard: Guard;
  readonly ffmpeg: Ffmpeg;
  readonly timings: Timings;
}

/** One camera's picture, shared among everybody who watches it here; it runs while somebody does. */
export class Hub {
  readonly #parts: HubParts;
  readonly #source: Source;
  #state: StreamState = 'idle';
  #problem: CameraProblem | null = null;
  #segmenter = new Segmenter();
  #isConverted = false;
  #failures = 0;
  /** No attempt before this moment, also for whoever comes anew. */
  #notBefore = 0;
  #lastFragment = 0;
  #stop: AbortController | null = null;
  #ended: Promise<void> = Promise.resolve();
  readonly #viewers = new Map<number, number>();
  /** Who came while the picture was ending. */
  readonly #next = new Set<number>();
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;
  #leftAt = 0;

  constructor(parts: HubParts, source: Source) {
    this.#parts = parts;
    this.#source = source;
  }

  get state(): StreamState {
    return this.#state;
  }
  get problem(): CameraProblem | null {
    return this.#problem;
  }
  /** It has been told to end, and does. */
  get isEnding(): boolean {
    return this.#stop?.signal.aborted ?? false;
  }
  get segmenter(): Segmenter {
    return this.#segmenter;
  }
  /** Somebody watches; the first one begins the picture. */
  join(viewer: number): void {
    if (this.isEnding) {
      this.#next.add(viewer);
      return;
    }
    this.#viewers.set(viewer, performance.now());
    if (this.#stop) {
      if (this.#state === 'stopping') this.#state = this.#segmenter.size > 0 ? 'live' : 'starting';
      return;
    }
    const stop = new AbortController();
    this.#stop = stop;
    // Whoever comes back during a pause is told why there is one.
    const isPausing = performance.now() < this.#notBefore;
    this.#state = isPausing ? 'retrying' : 'starting';
    if (!isPausing) this.#problem = null;
    this.#timer = setInterval(() => this.#look(), Math.min(1000, this.#parts.timings.alive / 4));
    this.#ended = this.#keepRunning(stop.signal);
  }

  /** Somebody says that they have stopped. */
  leave(viewer: number): void {
    this.#viewers.delete(viewer);
    this.#next.delete(viewer);
  }

  /** Ends the picture now and forgets it. */
  async close(): Promise<void> {
    this.#next.clear();
    this.#stop?.abort();
    await this.#ended;
  }

  /** Resolves once there are so many pieces, something is wrong, or the time is over. */
  ready(pieces: number, ms: number): Promise<void> {
    const isReady = () => this.#segmenter.size >= pieces || this.#problem !== null || !this.#stop;
    if (isReady()) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      const check = () => {
        if (isReady()) done();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(check);
    });
  }

  #tell(): void {
    for (const check of [...this.#waiting]) check();
  }

  /** Notices who has gone, and a picture that has grown old. */
  #look(): void {
    const { alive, linger, stale } = this.#parts.timings;
    const now = performance.now();
    for (const [viewer, seen] of this.#viewers) if (now - seen > alive) this.#viewers.delete(viewer);
    if (this.#state === 'retrying' && now - this.#lastFragment > stale && this.#segmenter.size > 0)
      this.#forgetPicture();
    if (this.#viewers.size > 0 || this.#waiting.size > 0) {
      this.#leftAt = 0;
      return;
    }
    this.#leftAt ||= now;
    this.#state = 'stopping';
    if (now - this.#leftAt >= linger) this.#stop?.abort();
  }

  async #keepRunning(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pauseUntil(this.#notBefore, signal);
      if (signal.aborted) break;
      const problem = await this.#attempt(signal);
      if (signal.aborted) break;
      this.#fail(problem);
      this.#tell();
    }
    if (this.#timer) clearInterval(this.#timer);
    this.#stop = null;
    this.#viewers.clear();
    this.#leftAt = 0;
    this.#forgetPicture();
    this.#state = 'idle';
    const next = [...this.#next];
    this.#next.clear();
    for (const viewer of next) this.join(viewer);
    this.#tell();
  }

  /** One run, from asking the camera to its end. */
  async #attempt(signal: AbortSignal): Promise<CameraProblem | null> {
    const { guard, ffmpeg, timings } = this.#parts;
    if (!(await ffmpeg.isThere())) return 'gateway-unavailable';
    const run = new AbortController();
    const give = (problem: CameraProblem) => {
      given ??= problem;
      run.abort();
    };
    let given: CameraProblem | null = null;
    let keyAt = 0;
    let bytes = 0;
    let isOurs = false;
    let isCopied = false;
    /** The next attempt converts. */
    const convert = () => {
      this.#isConverted = true;
      isOurs = true;
      run.abort();
    };
    // Much has come, and no keyframe among it.
    const notStarted = () => (isCopied && bytes > PICTURE_BYTES ? convert() : give('no-picture'));
    let guardTimer = setTimeout(notStarted, timings.start * (this.#isConverted ? CONVERTED_START : 1));
    const watch = (ms: number, problem: CameraProblem) => {
      clearTimeout(guardTimer);
      guardTimer = setTimeout(() => give(problem), ms);
    };
    try {
      const found = await orAborted(findCamera(guard, this.#source), AbortSignal.any([signal, run.signal]));
      isCopied = found.codec === 'H264' && !this.#isConverted;
      const ended = await runPicture(
        ffmpeg,
        found,
        {
          isConverted: !isCopied,
          onInit: (init) => this.#segmenter.begin(init),
          onBytes: (more) => {
            bytes += more;
          },
          onFragment: (fragment) => {
            const now = performance.now();
            this.#lastFragment = now;
            watch(timings.stall * (isWeb(found.asking.address) ? PATIENCE : 1), 'ended');
            if (fragment.isKey) keyAt = now;
            else if (isCopied && keyAt > 0 && now - keyAt > timings.keyframes) convert();
            if (this.#segmenter.add(fragment)) this.#goLive();
          },
        },
        AbortSignal.any([signal, run.signal]),
      );
      if (ended === 'unsupported-codec' && isCopied) convert();
      return isOurs ? null : (given ?? ended);
    } catch (error) {
      return given ?? problemOf(error);
    } finally {
      clearTimeout(guardTimer);
    }
  }

  #goLive(): void {
    this.#failures = 0;
    this.#problem = null;
    if (this.#state !== 'stopping') this.#state = 'live';
    this.#tell();
  }

  /** @param problem null: the next attempt goes another way, at once */
  #fail(problem: CameraProblem | null): void {
    if (problem === null) return;
    const { firstPause, longestPause, passwordPause } = this.#parts.timings;
    if (this.#state !== 'stopping') this.#state = 'retrying';
    this.#problem = problem;
    const usual = Math.min(longestPause, firstPause * 2 ** this.#failures);
    this.#failures += 1;
    this.#notBefore = performance.now() + (problem === 'wrong-password' ? passwordPause : usual);
  }

  #forgetPicture(): void {
    this.#segmenter = new Segmenter(this.#segmenter);
  }
}

/** Waits until a moment of performance.now(), or until the signal. */
function pauseUntil(moment: number, signal: AbortSignal): Promise<void> {
  const ms = moment - performance.now();
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

/** The work's outcome, or an end at once when the signal aborts. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
