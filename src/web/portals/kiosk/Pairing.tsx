import { type FormEvent, useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { isAway } from './api.ts';
import { pairKiosk } from './kiosk.ts';

/** Before the tablet belongs to a center, or after it was taken from it. */
export function Pairing({ unsent }: { unsent: number }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    setProblem('');
    try {
      await pairKiosk(code);
    } catch (error) {
      const reason = error instanceof RequestError ? error.reason : undefined;
      setProblem(isAway(error) ? t('kiosk.pair.away') : (reason ?? t('kiosk.pair.failed')));
    }
    setBusy(false);
  };

  return (
    <div className="m-auto w-full max-w-lg">
      <Card title={t('kiosk.pair.title')} level={2} description={t('kiosk.pair.text')}>
        <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
          {!isSecureContext && <Alert tone="warning">{t('kiosk.pair.insecure')}</Alert>}
          {unsent > 0 && <Alert tone="info">{t('kiosk.pair.waiting', { count: unsent })}</Alert>}
          <Field label={t('kiosk.pair.code')} error={problem || undefined}>
            <TextInput
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              defaultValue={codeOfAddress()}
              className="font-semibold text-2xl uppercase tracking-[0.2em]"
            />
          </Field>
          <Button
            type="submit"
            size="large"
            busy={isBusy}
            busyLabel={t('kiosk.pair.submitting')}
            disabled={!isSecureContext}
          >
            {t('kiosk.pair.submit')}
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** A code that a link brings along (`/kiosk#ABCD-EFGH`): it is filled in, and sent by a press alone. */
function codeOfAddress(): string {
  const code = location.hash.slice(1);
  return /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code) ? code : '';
}
