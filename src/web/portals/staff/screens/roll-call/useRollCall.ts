import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetList, keepList, keepProgress, keepResult, keptList, keptProgress } from '#web/domains/roll-call/kept.ts';
import { newestList } from '#web/domains/roll-call/queries.ts';
import type { Progress, Result, Timed } from '#web/domains/roll-call/rules.ts';
import { discardResult, type Sent, sendOne, sendResults } from '#web/domains/roll-call/send.ts';
import { RequestError } from '#web/lib/errors.ts';
import { setCenterClock } from '#web/lib/time.ts';

const AGAIN_MS = 10_000;

/** The newest list: the server's, or the kept one while the server is away. */
export function useNewestList() {
  const [kept, setKept] = useState<Timed | null | undefined>();
  const { data, error, isFetching, refetch } = useQuery({
    ...newestList,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  });
  const isForbidden = error instanceof RequestError && error.status === 403;
  useEffect(() => {
    void keptList()
      .catch(() => null)
      .then(setKept);
  }, []);
  useEffect(() => {
    if (isForbidden) void forgetList().catch(() => {});
    else if (data) void keepList(data).catch(() => {});
  }, [data, isForbidden]);
  const [fresh, setFresh] = useState<Timed>();
  if (data && fresh?.list !== data) setFresh({ list: data, offset: Date.parse(data.now) - Date.now() });
  const newest = isForbidden ? null : (fresh ?? kept);
  useEffect(() => {
    if (!newest) return;
    setCenterClock(new Date(Date.now() + newest.offset).toISOString(), newest.list.timeZone);
  }, [newest]);
  return { newest, isOnline: !error, isForbidden, isFetching, refetch };
}

/** The roll call under way: kept with every tap, so that a reload loses nothing. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    void keptProgress()
      .then((kept) => kept && setProgress((now) => now ?? kept))
      .catch(() => {});
  }, []);
  const change = (next: Progress | null) => {
    setProgress(next);
    void keepProgress(next).catch(() => {});
  };
  return [progress, change] as const;
}

/** Sends results, at once and again until the server has them, or somebody discards one that it refuses. */
export function useSending() {
  const [sent, setSent] = useState<Sent>({ unsent: 0, refused: [] });
  const isWaiting = sent.unsent > 0;
  useEffect(() => {
    const send = () =>
      void sendResults()
        .then(setSent)
        .catch(() => {});
    send();
    addEventListener('online', send);
    const timer = isWaiting ? setInterval(send, AGAIN_MS) : undefined;
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [isWaiting]);
  const finish = async (result: Result) => {
    setSent({ ...sent, unsent: sent.unsent + 1 });
    // Where the browser keeps nothing, it is sent all the same.
    const isKept = await keepResult(result).then(
      () => true,
      () => false,
    );
    setSent(await (isKept ? sendResults() : sendOne(result)));
  };
  const discard = async (uuid: string) => {
    await discardResult(uuid);
    setSent(({ unsent, refused }) => ({
      unsent: unsent - 1,
      refused: refused.filter(({ result }) => result.uuid !== uuid),
    }));
  };
  return { ...sent, finish, discard };
}
