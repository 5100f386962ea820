import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SentTo } from '#web/lib/api.ts';
import { draftOf } from '#web/lib/draft.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import type { Portal } from '#web/lib/portal.ts';
import { useDropOnLeaving } from '#web/lib/useDropOnLeaving.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { preferencesOf, useSavePreferences } from './queries.ts';
import { changesOf, isChoice } from './rules.ts';

type Changes = NonNullable<SentTo<'PUT /api/preferences'>['body']>;

/**
 * What is chosen on a settings screen, over what is stored. Only what differs is sent; when another tab has saved
 * meanwhile, the choices stay and the next save goes over the newest.
 */
export function usePreferencesForm<Choices extends object>(
  portal: Portal,
  { stored, version, accountId, onSaved }: { stored: Choices; version: number; accountId: number; onSaved?(): void },
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useSavePreferences(portal);
  const [draft] = useState(() =>
    draftOf(`settings-${portal}`, accountId, (kept): kept is Partial<Choices> => isChoice(stored, kept)),
  );
  const [found] = useState(() => draft.read());
  const [chosen, setChosen] = useState<Partial<Choices>>(found ?? {});
  const [isSaved, setSaved] = useState(false);
  const choices: Choices = { ...stored, ...chosen };
  const changes = changesOf(stored, choices);
  const isChanged = Object.keys(changes).length > 0;

  useEffect(() => {
    if (isChanged) draft.keep(chosen);
    else draft.drop();
  }, [draft, chosen, isChanged]);
  useDropOnLeaving(draft);

  return {
    choices,
    isChanged,
    /** What stands here was chosen before the session ended. */
    isFound: found !== undefined && isChanged,
    isPending,
    isSaved,
    choose: (choice: Partial<Choices>) => setChosen({ ...chosen, ...choice }),
    reset(defaults: Partial<Choices>) {
      setChosen(defaults);
      toast({ title: t('preferences.resetDone'), description: t('preferences.resetText') });
    },
    save() {
      if (!isChanged || isPending) return;
      mutate({ ...changes, version } as Changes, {
        onSuccess: () => {
          setChosen({});
          setSaved(true);
          toast({ title: t('preferences.saved'), variant: 'success' });
          onSaved?.();
        },
        onError: async (error) => {
          if (error instanceof RequestError && error.status === 412) {
            await client.refetchQueries({ queryKey: preferencesOf(portal).queryKey });
            toast({ title: t('shell.error'), description: t('preferences.changedMeanwhile'), variant: 'error' });
            return;
          }
          const description = reasonOf(error, t('preferences.failed'));
          toast({ title: t('shell.error'), description, variant: 'error' });
        },
      });
    },
  };
}
