import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { IdentityDialog } from './IdentityDialog.tsx';
import { confirmIdentity } from './queries.ts';

/**
 * Does what changes security: where the server first wants to know that it is you, asks for it and then goes on.
 * @returns `attempt`, and the dialog to render
 */
export function useConfirmed(): { attempt(work: () => Promise<unknown>): Promise<void>; dialog: ReactNode } {
  const { t } = useTranslation();
  const { mutateAsync: confirm } = useMutation(confirmIdentity);
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestError && error.code === 'confirm-first') return setWaiting(() => work);
      toast({
        variant: 'error',
        title: t('common.thatDidNotWork'),
        description: reasonOf(error, t('common.pleaseTryAgain')),
      });
    }
  };
  const dialog = waiting && (
    <IdentityDialog
      title={t('security.identity.title')}
      text={t('security.identity.text')}
      onClose={() => setWaiting(null)}
      onIdentity={async (identity) => {
        const { challenge, ...rest } = identity;
        await confirm({ body: { ...rest, ...(challenge && { challenge }) } });
        setWaiting(null);
        await attempt(waiting);
      }}
    />
  );
  return { attempt, dialog };
}
