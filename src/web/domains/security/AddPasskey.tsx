import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { hasPasskeys, isKnownPasskey, makePasskey } from './passkeys.ts';
import { addPasskey, passkeyOptions } from './queries.ts';

type AddPasskeyProps = {
  attempt(work: () => Promise<unknown>): Promise<void>;
  onClose(): void;
  onAdded(recoveryCodes: readonly string[] | null): void;
};

/** Names a passkey, and lets the browser make it. */
export function AddPasskey({ attempt, onClose, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation();
  const { mutateAsync: begin } = useMutation(passkeyOptions);
  const { mutateAsync: add } = useMutation(addPasskey);
  const [busy, setBusy] = useState(false);
  const [nameProblem, setNameProblem] = useState('');
  const [problem, setProblem] = useState(hasPasskeys() ? '' : t('security.passkey.unsupported'));

  const create = async (name: string) => {
    const { challenge, options } = await begin({});
    const passkey = await makePasskey(options).catch((error: unknown) =>
      setProblem(t(isKnownPasskey(error) ? 'security.passkey.known' : 'security.passkey.failed')),
    );
    if (!passkey) return;
    try {
      onAdded((await add({ body: { challenge, name, passkey } })).recoveryCodes);
    } catch (error) {
      if (!(error instanceof RequestError && error.fields.passkey)) throw error;
      setProblem(error.fields.passkey);
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !hasPasskeys()) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setNameProblem(name === '' ? t('security.passkey.nameMissing') : '');
    if (name === '') return;
    setProblem('');
    setBusy(true);
    void attempt(() => create(name)).finally(() => setBusy(false));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('security.passkey.title')}
      description={t('security.passkey.text')}
      size="small"
      onSubmit={send}
      submit={t('security.passkey.create')}
      busy={busy}
      busyLabel={t('security.passkey.creating')}
      disabled={!hasPasskeys()}
    >
      <div className="flex flex-col gap-4">
        {problem && <Alert tone="error">{problem}</Alert>}
        <Field
          label={t('security.passkey.name')}
          hint={t('security.passkey.nameHint')}
          error={nameProblem || undefined}
        >
          <TextInput name="name" maxLength={60} autoComplete="off" />
        </Field>
      </div>
    </FormDialog>
  );
}
