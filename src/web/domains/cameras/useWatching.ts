import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { beginView, cameras, stopView, viewOf } from './queries.ts';
import type { Camera, Ending } from './rules.ts';

type Watched = Pick<Camera, 'id' | 'name'>;

/**
 * One camera watched at a time: begun, stopped, or ended by the server. The lease is the server's, so a reload goes on
 * with it (`resume`).
 */
export function useWatching() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const begin = useMutation(beginView);
  const stop = useMutation(stopView);
  const [watched, setWatched] = useState<Watched & { isResumed: boolean }>();
  const [ended, setEnded] = useState<{ camera: string; reason: string }>();

  return {
    watched,
    /** Why the picture has gone, until something else is watched. */
    ended,
    /** The camera whose view is being asked for. */
    asked: begin.isPending ? begin.variables.params.id : undefined,
    isStopping: stop.isPending,

    resume: ({ id, name }: Watched) => setWatched({ id, name, isResumed: true }),

    watch: ({ id, name }: Watched) =>
      begin.mutate(
        { params: { id } },
        {
          onSuccess: (view) => {
            client.setQueryData(viewOf(id).queryKey, view);
            setEnded(undefined);
            setWatched({ id, name, isResumed: false });
            toast({
              title: t('camerasWatching.granted'),
              description: t('camerasWatching.grantedText', { name }),
              variant: 'success',
            });
          },
          onError: (error) =>
            toast({
              title: t(isOffline(error) ? 'camerasWatching.unavailable' : 'shell.error'),
              description: isOffline(error)
                ? t('camerasWatching.offlineText')
                : reasonOf(error, t('camerasWatching.notBegun')),
              variant: 'error',
            }),
        },
      ),

    stop: () => {
      if (!watched) return;
      stop.mutate(
        { params: { id: watched.id } },
        {
          onSuccess: () => toast({ title: t('camerasWatching.stopped') }),
          onError: (error) =>
            toast({
              title: t('shell.error'),
              description: reasonOf(error, t('camerasWatching.notStopped')),
              variant: 'error',
            }),
          onSettled: () => setWatched(undefined),
        },
      );
    },

    end: (ending: Ending) => {
      setWatched(undefined);
      if (ending.kind === 'expired') {
        toast({ title: t('camerasWatching.expired'), description: t('camerasWatching.expiredText') });
      } else if (watched && !(ending.kind === 'ended' && watched.isResumed)) {
        setEnded({ camera: watched.name, reason: ending.reason });
      }
      void client.invalidateQueries({ queryKey: cameras.queryKey });
    },
  };
}

const isOffline = (error: unknown): boolean => error instanceof RequestError && error.code === 'offline';
