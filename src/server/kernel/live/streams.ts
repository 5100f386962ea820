import type { ServerResponse } from 'node:http';
import { OWN_TOPICS, type Topic } from '#contract/kernel/topics.ts';
import type { Nudge } from './live.ts';
import { Recent } from './recent.ts';

export interface Viewer {
  readonly centerId: number;
  readonly sessionId: number;
  /** When the session ends by itself. */
  readonly expiresAt: Date;
  /** A parent's children: only what concerns them is told. Null for staff. */
  readonly childIds: readonly number[] | null;
  /** The parent; null for staff. */
  readonly guardianId: number | null;
  /** Who it is, as `readerKey` names them. */
  readonly reader: string;
  /** Whether the session still holds; asked with each heartbeat and whenever its person's rights may have changed. */
  isStillAllowed(): Promise<boolean>;
}

/** What a stream says first, of the time before it. */
export interface Changed {
  readonly changed: readonly Topic[];
  /** As the browsers named them; left out where something comes of none. */
  readonly writes?: readonly string[];
}

interface Stream {
  readonly viewer: Viewer;
  readonly response: ServerResponse;
}

/** Event streams are few per session; the oldest gives way, since a browser that reloads leaves dead ones behind. */
const PER_SESSION = 5;
export const BEAT_MS = 20_000;
/** Readers who are sent away come back after this to twice this: not all at one moment. */
const RETURN_MS = 2_000;
/** How often streams are ended whose session has run out, and all others told that the server is there (web-34). */
export const SWEEP_MS = 2_000;
/** A reader this far behind is cut off; it reconnects and looks at everything again. */
const BACKLOG_BYTES = 64 * 1024;
/** Topics that concern everybody at the center, families included: whom a photo or a document is for, the read decides. */
const FOR_ALL: ReadonlySet<Topic> = new Set(['center', 'events', 'cameras', 'gallery', 'tax-documents']);

/** Topics that a parent is told of where it is about themselves. */
const ABOUT_THEM: ReadonlySet<Topic> = new Set(['parents', 'billing']);
/** Topics that nobody is told of but whom they are for. */
const OWN: ReadonlySet<Topic> = new Set(OWN_TOPICS);

/** The open event streams of this process. */
export class Streams {
  readonly #streams = new Set<Stream>();
  readonly #readNewest: (centerId: number) => Promise<number>;
  /** As it was read last, by center: until the next heartbeat, or until something changes there. */
  readonly #newest = new Map<number, Promise<number>>();
  readonly #recent: Recent;

  /** @param readNewest reads the newest audit id of a center, which a heartbeat carries */
  constructor(readNewest: (centerId: number) => Promise<number>, now: () => Date) {
    this.#readNewest = readNewest;
    this.#recent = new Recent(now);
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Adds a stream whose headers are sent already. */
  add(viewer: Viewer, response: ServerResponse): void {
    const own = [...this.#streams].filter((stream) => stream.viewer.sessionId === viewer.sessionId);
    for (const stream of own.slice(0, Math.max(0, own.length - PER_SESSION + 1))) this.#end(stream);
    const stream: Stream = { viewer, response };
    this.#streams.add(stream);
    response.on('close', () => this.#streams.delete(stream));
    response.on('error', () => this.#end(stream));
  }

  /**
   * The newest audit id of a center, read once for all who come between two heartbeats. One that is behind by what nobody was told
   * of shows with the next heartbeat, and the screen then looks again.
   */
  newest(centerId: number): Promise<number> {
    const known = this.#newest.get(centerId);
    if (known) return known;
    const read = this.#readNewest(centerId);
    this.#newest.set(centerId, read);
    read.catch(() => this.#newest.delete(centerId));
    return read;
  }

  /** Whether the other processes' nudges come. */
  heed(isHeard: boolean): void {
    this.#newest.clear();
    this.#recent.heed(isHeard);
  }

  /** The topics that a viewer would have been told of since, and the writes these come of; undefined where that is not known. */
  changedSince(viewer: Viewer, moment: Date): Changed | undefined {
    const told = this.#recent
      .since(moment, viewer.centerId)
      ?.map((nudge) => ({ topics: topicsFor(viewer, nudge), writes: nudge.writes }))
      .filter(({ topics }) => topics.length > 0);
    if (!told) return undefined;
    const changed = [...new Set(told.flatMap(({ topics }) => topics))];
    const writes = told.map((nudge) => nudge.writes);
    return { changed, ...(writes.length > 0 && writes.every((names) => names !== null) && { writes: writes.flat() }) };
  }

  /** Tells the streams a nudge concerns. */
  tell(nudge: Nudge): void {
    this.#recent.note(nudge);
    this.#newest.delete(nudge.centerId);
    const concerned = [...this.#streams].filter(({ viewer }) => viewer.centerId === nudge.centerId);
    const { writes } = nudge;
    const stale = (topics: readonly Topic[]) => event('stale', { topics, ...(writes && { writes }) });
    const whole = stale(nudge.topics);
    for (const stream of concerned) {
      const topics = topicsFor(stream.viewer, nudge);
      if (topics.length > 0) this.#write(stream, topics === nudge.topics ? whole : stale(topics));
      if (mayHaveChanged(stream.viewer, nudge)) void this.#endIfRevoked(stream);
    }
  }

  /** Sends a heartbeat to every stream, and ends those whose session has ended. */
  async beat(): Promise<void> {
    this.#newest.clear();
    for (const [centerId, streams] of Map.groupBy(this.#streams, ({ viewer }) => viewer.centerId)) {
      const newest = await this.newest(centerId);
      for (const stream of streams) {
        this.#write(stream, event('beat', { newest }));
        await this.#endIfRevoked(stream);
      }
    }
  }

  /** Ends the streams whose session has run out, and lets the others know that the server is there. */
  sweep(now: Date): void {
    for (const stream of this.#streams) {
      if (stream.viewer.expiresAt <= now) this.#end(stream);
      else this.#write(stream, PULSE);
    }
  }

  /** Tells every reader to come back, each after a time of its own, and ends its stream. */
  sendAway(): void {
    for (const stream of this.#streams) {
      this.#write(stream, `retry: ${RETURN_MS + Math.round(Math.random() * RETURN_MS)}\n\n`);
      this.#end(stream);
    }
  }

  /** Ends every stream, as when the server stops. */
  endAll(): void {
    for (const stream of this.#streams) this.#end(stream);
  }

  async #endIfRevoked(stream: Stream): Promise<void> {
    if (!(await stream.viewer.isStillAllowed())) this.#end(stream);
  }

  #write(stream: Stream, text: string): void {
    if (stream.response.writableLength > BACKLOG_BYTES) this.#end(stream);
    else stream.response.write(text);
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    stream.response.end();
  }
}

function topicsFor(viewer: Viewer, nudge: Nudge): readonly Topic[] {
  const concerns = viewer.childIds === null || isAboutChildren(viewer, nudge);
  const isOwn = isAboutGuardian(viewer, nudge);
  const isTold = (topic: Topic) => {
    if (OWN.has(topic)) return isReader(viewer, nudge);
    return concerns || FOR_ALL.has(topic) || (isOwn && ABOUT_THEM.has(topic));
  };
  return nudge.topics.every(isTold) ? nudge.topics : nudge.topics.filter(isTold);
}

/** Whose sessions ended; besides staff are shut out with the topic 'staff', parents with their account, a guardianship or a child. */
function mayHaveChanged(viewer: Viewer, nudge: Nudge): boolean {
  if (nudge.topics.includes('sessions') && isReader(viewer, nudge)) return true;
  if (viewer.guardianId === null) return nudge.topics.includes('staff');
  return isAboutGuardian(viewer, nudge) || (nudge.topics.includes('children') && isAboutChildren(viewer, nudge));
}

const isReader = ({ reader }: Viewer, { readers }: Nudge) => readers === null || readers.includes(reader);
const isAboutChildren = ({ childIds }: Viewer, nudge: Nudge) =>
  nudge.childIds === null || nudge.childIds.some((id) => childIds?.includes(id));
const isAboutGuardian = ({ guardianId }: Viewer, nudge: Nudge) =>
  guardianId !== null && (nudge.guardianIds === null || nudge.guardianIds.includes(guardianId));

export const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const PULSE = event('pulse', null);
