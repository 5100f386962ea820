import { call } from '#web/lib/api.ts';
import type { DraftBody } from './rules.ts';

export type Keeping = 'idle' | 'saving' | 'saved' | 'failed';

const PAUSE_MS = 800;

/** Keeps a draft on the server while it is written: after each pause, one save after the other. */
export class DraftKeeper {
  #id: number | null;
  #waiting: DraftBody | null = null;
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Told of each change. */
  onChange: (keeping: Keeping) => void = () => {};

  /** @param id the draft that is continued; null: it is begun with the first save */
  constructor(id: number | null) {
    this.#id = id;
  }

  /** What is to be kept now; saved after a pause. */
  change(body: DraftBody): void {
    this.#waiting = body;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Saves what waits; answers the draft's id, null while there is none. */
  async flush(): Promise<number | null> {
    clearTimeout(this.#timer);
    this.#work = this.#work.then(() => this.#save());
    await this.#work;
    return this.#id;
  }

  /** Leaves off: what waits is not saved any more. Answers the draft's id, once what is on its way has arrived. */
  async leaveOff(): Promise<number | null> {
    clearTimeout(this.#timer);
    this.#waiting = null;
    await this.#work;
    return this.#id;
  }

  /** The draft was sent or thrown away; the next save begins another. */
  forget(): void {
    this.#id = null;
    this.onChange('idle');
  }

  async #save(): Promise<void> {
    const body = this.#waiting;
    if (!body || (this.#id === null && isEmpty(body))) return;
    this.#waiting = null;
    this.onChange('saving');
    try {
      const { id } = await (this.#id === null
        ? call('POST /api/messages/drafts', { body })
        : call('PUT /api/messages/drafts/:id', { params: { id: this.#id }, body }));
      this.#id = id;
      this.onChange('saved');
    } catch {
      this.#waiting ??= body;
      this.onChange('failed');
    }
  }
}

/** Nothing was written yet: no draft is begun for it. */
const isEmpty = ({ to = [], subject = '', content = '', attachments = [] }: DraftBody): boolean =>
  to.length === 0 && subject.trim() === '' && content.trim() === '' && attachments.length === 0;
