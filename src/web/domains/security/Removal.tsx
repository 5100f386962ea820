import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { IdentityDialog } from './IdentityDialog.tsx';
import { removeApp, removePasskey, turnOff } from './queries.ts';

/** What is to be taken away, once it has been asked about. */
export type Removal =
  | { readonly kind: 'app' }
  | { readonly kind: 'passkey'; readonly id: number; readonly name: string }
  | { readonly kind: 'codes'; renew(): Promise<void> }
  | { readonly kind: 'all' };

export function useRemoval() {
  const [asked, setAsked] = useState<Removal | null>(null);
  return { asked, ask: setAsked, close: () => setAsked(null) };
}

type RemovalDialogsProps = {
  removal: ReturnType<typeof useRemoval>;
  attempt(work: () => Promise<unknown>): Promise<void>;
};

/** Says what will happen, and does it. */
export function RemovalDialogs({ removal: { asked, close }, attempt }: RemovalDialogsProps) {
  const { t } = useTranslation();
  const { mutateAsync: dropApp } = useMutation(removeApp);
  const { mutateAsync: dropPasskey } = useMutation(removePasskey);
  const { mutateAsync: off } = useMutation(turnOff);
  if (!asked) return null;

  if (asked.kind === 'all') {
    return (
      <IdentityDialog
        title={t('security.twoStep.turnOffTitle')}
        text={t('security.twoStep.turnOffText')}
        submitLabel={t('security.twoStep.turnOffConfirm')}
        danger
        onClose={close}
        onIdentity={async (identity) => {
          await off({ body: identity });
          toast({ variant: 'success', title: t('security.twoStep.turnedOff') });
          close();
        }}
      />
    );
  }
  const removed = () => toast({ variant: 'success', title: t('security.twoStep.removed') });
  const values = {
    app: [t('security.twoStep.removeAppTitle'), t('security.twoStep.removeAppText'), t('security.twoStep.remove')],
    passkey: [
      t('security.twoStep.removePasskeyTitle', { name: asked.kind === 'passkey' ? asked.name : '' }),
      t('security.twoStep.removePasskeyText'),
      t('security.twoStep.remove'),
    ],
    codes: [t('security.twoStep.newCodesTitle'), t('security.twoStep.newCodesText'), t('security.twoStep.newCodes')],
  } as const;
  const [title, text, confirmLabel] = values[asked.kind];
  const work = async () => {
    close();
    if (asked.kind === 'codes') return asked.renew();
    await attempt(async () => {
      if (asked.kind === 'app') await dropApp({});
      else await dropPasskey({ params: { id: asked.id } });
      removed();
    });
  };
  return (
    <ConfirmDialog
      onClose={close}
      title={title}
      confirmLabel={confirmLabel}
      danger={asked.kind !== 'codes'}
      onConfirm={() => void work()}
    >
      {text}
    </ConfirmDialog>
  );
}
