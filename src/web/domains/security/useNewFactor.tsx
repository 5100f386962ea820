import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AddPasskey } from './AddPasskey.tsx';
import { AppSetup, type NewApp } from './AppSetup.tsx';
import { beginApp } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Step =
  | { readonly kind: 'app'; readonly app: NewApp }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

type Attempt = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Adds a way to confirm that it is you, in steps of dialogs.
 * @param onDone when it counts, and the recovery codes that came with the first way have been kept
 */
export function useNewFactor(attempt: Attempt, onDone: (kind: 'app' | 'passkey' | 'codes') => void) {
  const { mutateAsync: begin, isPending } = useMutation(beginApp);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const added = (kind: 'app' | 'passkey', codes: readonly string[] | null) => {
    if (codes) return setStep({ kind: 'codes', codes });
    close();
    onDone(kind);
  };

  let dialog: ReactNode = null;
  if (step?.kind === 'app')
    dialog = <AppSetup app={step.app} attempt={attempt} onClose={close} onAdded={(codes) => added('app', codes)} />;
  if (step?.kind === 'passkey')
    dialog = <AddPasskey attempt={attempt} onClose={close} onAdded={(codes) => added('passkey', codes)} />;
  if (step?.kind === 'codes')
    dialog = (
      <RecoveryCodes
        codes={step.codes}
        onKept={() => {
          close();
          onDone('codes');
        }}
      />
    );
  return {
    dialog,
    isBeginning: isPending,
    addApp: () => void attempt(async () => setStep({ kind: 'app', app: await begin({}) })),
    addPasskey: () => setStep({ kind: 'passkey' }),
    showCodes: (codes: readonly string[]) => setStep({ kind: 'codes', codes }),
  };
}
