import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Portal } from '#web/lib/portal.ts';
import { closePush, openPush, type PushState, pushState } from '#web/lib/push.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

type PushDeviceProps = { portal: Portal; accountId: number };

/** Opens and closes this browser for push. It takes effect at once: the browser itself asks, not the form. */
export function PushDevice({ portal, accountId }: PushDeviceProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = ['push', portal, accountId];
  const { data: state } = useQuery({ queryKey, queryFn: () => pushState(portal, accountId) });
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<PushState> => {
      if (state !== 'open') return openPush(portal, accountId);
      await closePush(portal);
      return 'closed';
    },
    onSuccess: (now) => {
      client.setQueryData(queryKey, now);
      if (now === 'open') toast({ title: t('preferences.push.opened'), variant: 'success' });
    },
    onError: () => toast({ title: t('shell.error'), description: t('preferences.push.failed'), variant: 'error' }),
  });
  if (!state) return null;
  const isSwitch = state === 'open' || state === 'closed';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t('preferences.push.device')}</p>
        <p className="text-ink-soft text-sm">{t(`preferences.push.${state}`)}</p>
      </div>
      {isSwitch && (
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          {t(state === 'open' ? 'preferences.push.turnOff' : 'preferences.push.turnOn')}
        </Button>
      )}
    </div>
  );
}
