import { type FormEvent, useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { callKiosk } from './api.ts';

type Problems = { readonly code?: string; readonly pin?: string; readonly again?: string };

/** A guardian chooses a PIN with a one-time code of the staff's. */
export function NewPin({ onDone, onCancel }: { onDone(notice: string): void; onCancel(): void }) {
  const { t } = useTranslation();
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [code = '', pin = '', again = ''] = ['code', 'pin', 'again'].map((name) =>
      String(data.get(name) ?? '').trim(),
    );
    if (!/^\d{6}$/.test(pin)) return setProblems({ pin: t('kiosk.newPin.short') });
    if (pin !== again) return setProblems({ again: t('kiosk.newPin.differ') });
    setBusy(true);
    setProblems({});
    try {
      const { phoneDigits } = await callKiosk('POST /api/kiosk/pin', { body: { code, pin } });
      return onDone(t('kiosk.newPin.saved', { digits: phoneDigits }));
    } catch (error) {
      const refused = error instanceof RequestError ? error : null;
      const fields: Problems = refused?.fields ?? {};
      setProblems(fields.code || fields.pin ? fields : { code: refused?.reason ?? t('kiosk.failed') });
    }
    return setBusy(false);
  };

  return (
    <div className="m-auto w-full max-w-lg">
      <Card title={t('kiosk.newPin.title')} level={2}>
        <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
          <Field label={t('kiosk.newPin.code')} error={problems.code}>
            <TextInput
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              className="text-xl uppercase tracking-widest"
            />
          </Field>
          <Field label={t('kiosk.newPin.pin')} hint={t('kiosk.newPin.hint')} error={problems.pin}>
            <TextInput
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              className="text-xl"
            />
          </Field>
          <Field label={t('kiosk.newPin.again')} error={problems.again}>
            <TextInput
              name="again"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              className="text-xl"
            />
          </Field>
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button variant="secondary" size="large" onClick={onCancel}>
              {t('kiosk.cancel')}
            </Button>
            <Button type="submit" size="large" busy={isBusy} busyLabel={t('kiosk.newPin.saving')}>
              {t('kiosk.newPin.save')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
