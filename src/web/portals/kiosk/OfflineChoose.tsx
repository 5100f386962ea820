import { LogIn, LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Chosen } from './KioskFlow.tsx';

/** What is to be entered while the server is away: the tablet knows nobody, so names are typed. */
export function OfflineChoose({ onChosen, onCancel }: { onChosen(chosen: Chosen): void; onCancel(): void }) {
  const { t } = useTranslation();
  const [direction, setDirection] = useState<string | null>(null);
  const [whom, setWhom] = useState<string>('all');
  const [names, setNames] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = names
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const isMissingName = whom === 'some' && typed.length === 0;

  const go = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!direction || isMissingName) return;
    const whole = whom === 'all';
    onChosen({ direction: direction === 'in' ? 'in' : 'out', whole, childIds: [], names: whole ? [] : typed });
  };

  return (
    <div className="m-auto w-full max-w-2xl">
      <Card>
        <form noValidate onSubmit={go} className="flex flex-col gap-6">
          <Alert tone="info" title={t('kiosk.offlineChoose.title')}>
            {t('kiosk.offlineChoose.text')}
          </Alert>
          <Field
            group
            label={t('kiosk.choose.what')}
            error={isTried && !direction ? t('kiosk.offlineChoose.missing') : undefined}
          >
            <RadioCards
              name="direction"
              columns={2}
              value={direction}
              onChange={setDirection}
              options={[
                { value: 'in', label: t('kiosk.choose.in'), icon: <LogIn /> },
                { value: 'out', label: t('kiosk.choose.out'), icon: <LogOut /> },
              ]}
            />
          </Field>
          <Field group label={t('kiosk.choose.who')}>
            <RadioCards
              name="whom"
              columns={2}
              value={whom}
              onChange={setWhom}
              options={[
                { value: 'all', label: t('kiosk.offlineChoose.all') },
                { value: 'some', label: t('kiosk.offlineChoose.some') },
              ]}
            />
          </Field>
          {whom === 'some' && (
            <Field
              label={t('kiosk.offlineChoose.names')}
              hint={t('kiosk.offlineChoose.namesHint')}
              error={isTried && isMissingName ? t('kiosk.offlineChoose.namesMissing') : undefined}
            >
              <TextInput
                autoComplete="off"
                value={names}
                maxLength={300}
                onChange={(event) => setNames(event.currentTarget.value)}
              />
            </Field>
          )}
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button variant="secondary" size="large" onClick={onCancel}>
              {t('kiosk.startOver')}
            </Button>
            <Button type="submit" size="large">
              {t('kiosk.choose.next')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
