import type { Client } from './client.ts';
import { until } from './until.ts';

export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/** A browser's end of the event stream: keeps all that comes until the server or the test ends it. */
export class EventStream {
  readonly events: ServerEvent[] = [];
  readonly response: Response;
  /** Every byte that came. */
  whole = '';
  ended = false;
  readonly #abort: AbortController;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#read().finally(() => {
      this.ended = true;
    });
  }

  /** Opens a stream and waits for its first event, after which nothing is missed. */
  static async open(client: Client, path = '/api/live'): Promise<EventStream> {
    const abort = new AbortController();
    const response = await client.open(path, abort.signal);
    if (!response.ok) throw new Error(`The stream was refused with ${response.status}`);
    const stream = new EventStream(response, abort);
    await stream.next('beat');
    return stream;
  }

  /** Waits for the first event of a name that came after the first `seen` of them. */
  next(name: string, seen = 0): Promise<ServerEvent> {
    return until(() => this.named(name)[seen]);
  }
  named(name: string): ServerEvent[] {
    return this.events.filter((event) => event.name === name);
  }
  /** The topics told so far, in their order. */
  get topics(): string[] {
    return this.named('stale').flatMap(({ data }) => (data as { topics: string[] }).topics);
  }
  /** Waits until the server has ended it. */
  end(): Promise<true> {
    return until(() => this.ended) as Promise<true>;
  }
  close(): void {
    this.#abort.abort();
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of this.response.body ?? []) {
        const text = decoder.decode(chunk, { stream: true });
        this.whole += text;
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.#keep(block);
      }
    } catch {
      // Ended from here.
    }
  }

  #keep(block: string): void {
    const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
    const name = field('event');
    if (name) this.events.push({ name, data: JSON.parse(field('data') ?? 'null') });
  }
}
