import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { switchDuty } from '#server/domains/staff/commands.ts';
import { openLive } from '#web/lib/live.ts';
import type { Client } from './client.ts';
import { type EventStream, EventStream as Stream } from './event-stream.ts';
import { type Scene, startScene } from './scene.ts';
import { until } from './until.ts';

interface Member {
  readonly id: number;
  readonly isOnDuty: boolean;
}
/** A session may hold five streams, and a reload leaves dead ones behind. */
const PER_SESSION = 2;

/**
 * Opens `screens` screens on the real server, with the browser's own code for live updates, and cuts all their streams again
 * and again, by turns from the server and from the line, while what they show changes: before, during and after the cut.
 * Fails when a screen does not come to show what holds.
 */
export async function cutStreams({ screens, rounds }: { screens: number; rounds: number }): Promise<void> {
  const scene = await startScene();
  const clients = await Promise.all(
    Array.from({ length: Math.ceil(screens / PER_SESSION) }, () => scene.as('Lead Teacher')),
  );
  const browser = pretendBrowser(clients);
  const open = Array.from({ length: screens }, (_, index) => screen(clients[index % clients.length] as Client));
  try {
    await until(() => browser.open().length === screens);
    let isOnDuty = false;
    const change = async () => {
      isOnDuty = !isOnDuty;
      await scene.inCenter((scope) => switchDuty(scope, scene.world.staff.Nurse, isOnDuty));
    };
    for (let round = 0; round < rounds; round += 1) {
      if (round % 3 === 0) await change();
      const cut = browser.open();
      if (round % 2 === 0) scene.larkhouse.app.server.closeAllConnections();
      else for (const stream of cut) stream.close();
      await change();
      await until(() => cut.every(({ ended }) => ended));
      const shown = () => open.map(({ nurse }) => nurse(scene)?.isOnDuty);
      await until(() => browser.open().length === screens && shown().every((state) => state === isOnDuty), 30_000);
      expect(shown()).toEqual(Array(screens).fill(isOnDuty));
    }
  } finally {
    for (const { close } of open) close();
    browser.restore();
    await scene.stop();
  }
}

/** A list that is on the screen, kept fresh as in the browser. */
function screen(client: Client) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
  });
  const observer = new QueryObserver<Member[]>(queries, {
    queryKey: ['GET /api/staff'],
    queryFn: async () => (await client.get<Member[]>('/api/staff')).body,
  });
  const leave = observer.subscribe(() => undefined);
  const endLive = openLive('staff', queries);
  return {
    nurse: ({ world }: Scene) => observer.getCurrentResult().data?.find(({ id }) => id === world.staff.Nurse),
    close: () => {
      endLive();
      leave();
      queries.clear();
    },
  };
}

/** The few things of a browser that live updates stand on; its streams are real ones, each in a session that has room. */
function pretendBrowser(clients: readonly Client[]) {
  const streams = new Set<EventStream>();
  let opened = 0;
  class Source {
    onopen: () => void = () => undefined;
    onerror: () => void = () => undefined;
    readonly #heard = new Map<string, (event: { data: string }) => void>();
    #stream: EventStream | undefined;
    #isClosed = false;

    constructor(path: string) {
      opened += 1;
      void this.#run(clients[opened % clients.length] as Client, path).finally(() => {
        if (this.#stream) streams.delete(this.#stream);
        if (!this.#isClosed) this.onerror();
      });
    }
    addEventListener(name: string, listener: (event: { data: string }) => void): void {
      this.#heard.set(name, listener);
    }
    close(): void {
      this.#isClosed = true;
      this.#stream?.close();
    }
    async #run(client: Client, path: string): Promise<void> {
      const stream = await Stream.open(client, path).catch(() => undefined);
      if (!stream || this.#isClosed) return stream?.close();
      this.#stream = stream;
      streams.add(stream);
      this.onopen();
      let told = 0;
      while (!stream.ended) {
        for (const { name, data } of stream.events.slice(told)) {
          told += 1;
          this.#heard.get(name)?.({ data: JSON.stringify(data) });
        }
        await new Promise((next) => setImmediate(next));
      }
    }
  }
  vi.stubGlobal('EventSource', Source);
  const real = fetch;
  const isThere = async () => new Response('{"ok":true}');
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    asked[0] === '/healthz' ? isThere() : real(...asked),
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  return { open: () => [...streams].filter(({ ended }) => !ended), restore: () => vi.unstubAllGlobals() };
}
