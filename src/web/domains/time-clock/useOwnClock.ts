import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PunchKind } from '#contract/time-clock-choices.ts';
import { newId } from '#web/lib/newId.ts';
import { setCenterClock } from '#web/lib/time.ts';
import { keepClock, keepPunch, keptClock } from './kept.ts';
import { ownClock } from './queries.ts';
import { type Clock, clockWith, type KeptClock, type OwnClock, type WaitingPunch } from './rules.ts';
import { discardPunch, type Sent, sendKept, sendOne, sendPunches } from './send.ts';

const AGAIN_MS = 10_000;
const UNKNOWN: Clock = { state: null, since: null };

/** The server's clock and this page's timer when they were last compared: the timer goes on when somebody sets the clock. */
let compared: { readonly server: number; readonly timer: number } | null = null;
const offsetNow = (): number | null =>
  compared ? Math.round(compared.server + (performance.now() - compared.timer) - Date.now()) : null;

/** One's own clock: as the server told it last, with what waits to be sent; and one tap to clock. */
export function useOwnClock() {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery({
    ...ownClock,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  });
  const [kept, setKept] = useState<KeptClock | null>();
  const [sent, setSent] = useState<Pick<Sent, 'waiting' | 'refused'>>({ waiting: [], refused: [] });
  const isWaiting = sent.waiting.length > 0;

  useEffect(() => {
    void keptClock()
      .catch(() => null)
      .then((found) => {
        setKept(found);
        if (found && !compared) setCenterClock(new Date(Date.now() + found.offset).toISOString(), found.timeZone);
      });
  }, []);
  useEffect(() => {
    if (data) remember(data);
  }, [data]);
  useEffect(() => {
    const send = () =>
      void sendPunches()
        .then((outcome) => {
          setSent(outcome);
          if (outcome.clock) client.setQueryData(ownClock.queryKey, outcome.clock);
        })
        .catch(() => {});
    send();
    addEventListener('online', send);
    const timer = isWaiting ? setInterval(send, AGAIN_MS) : undefined;
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [client, isWaiting]);

  /** Clocks now; whether the server has it. */
  const clock = async (kind: PunchKind): Promise<boolean> => {
    const punch: WaitingPunch = { uuid: newId(), kind, at: new Date().toISOString(), offset: offsetNow() };
    // Where the browser keeps nothing, it is sent all the same.
    const isKept = await keepPunch(punch).then(
      () => true,
      () => false,
    );
    const outcome = isKept ? await sendKept() : await sendAlone(punch);
    setSent(outcome);
    const { clock: told } = outcome;
    if (told) client.setQueryData(ownClock.queryKey, told);
    else await client.invalidateQueries({ queryKey: ownClock.queryKey });
    return ![...outcome.waiting, ...outcome.refused.map(({ punch: one }) => one)].some(
      ({ uuid }) => uuid === punch.uuid,
    );
  };
  const discard = async (uuid: string) => {
    await discardPunch(uuid);
    setSent(({ waiting, refused }) => ({ waiting, refused: refused.filter(({ punch }) => punch.uuid !== uuid) }));
  };

  const known = data ?? (error ? (kept ?? UNKNOWN) : undefined);
  return {
    /** Undefined while it loads. */
    clock: known && clockWith(known, sent.waiting),
    told: data,
    isOnline: !error,
    isPending: isPending && kept === undefined,
    waiting: sent.waiting,
    refused: sent.refused,
    send: clock,
    discard,
  };
}

function remember({ now, timeZone, state, since }: OwnClock): void {
  const offset = Date.parse(now) - Date.now();
  compared = { server: Date.parse(now), timer: performance.now() };
  setCenterClock(now, timeZone);
  void keepClock({ state, since, timeZone, offset }).catch(() => {});
}

async function sendAlone(punch: WaitingPunch): Promise<Sent> {
  const outcome = await sendOne(punch);
  if ('clock' in outcome) return { waiting: [], refused: [], clock: outcome.clock };
  return { waiting: [], refused: [{ punch, reason: outcome.reason ?? '' }], clock: null };
}
