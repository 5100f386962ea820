import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { HealthQuestion } from './HealthQuestion.tsx';
import type { Chosen, Entered, Who } from './KioskFlow.tsx';
import { enter, QueueFull } from './kiosk.ts';
import { listOf } from './names.ts';
import { Signature } from './Signature.tsx';
import type { KioskState } from './store.ts';

type SignProps = {
  state: KioskState;
  who: Who;
  chosen: Chosen;
  onEntered(entered: Entered): void;
  onCancel(): void;
};

/** Full name, signature, and the question on health: the last step before it counts. */
export function Sign({ state, who, chosen, onEntered, onCancel }: SignProps) {
  const { t } = useTranslation();
  const known = 'guardian' in who ? `${who.guardian.firstName} ${who.guardian.lastName}` : '';
  const [signedName, setSignedName] = useState(known);
  const [path, setPath] = useState('');
  const [isTyped, setTyped] = useState(false);
  const [health, setHealth] = useState<boolean | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isIn = chosen.direction === 'in';
  const asksHealth = isIn && state.asksHealth;
  const missing = {
    name: signedName.trim() === '',
    signature: !isTyped && path === '',
    health: asksHealth && health === null,
    note: asksHealth && health === true && note.trim() === '',
  };
  const said = (isMissing: boolean, text: string) => (isTried && isMissing ? text : undefined);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || Object.values(missing).some(Boolean)) return;
    setBusy(true);
    setProblem('');
    try {
      const told = await enter({
        ...('guardian' in who ? { ticket: who.guardian.ticket } : who),
        ...chosen,
        // The children recognised are told by their numbers.
        names: 'guardian' in who ? [] : chosen.names,
        signedName: signedName.trim(),
        signature: isTyped ? null : path,
        health: asksHealth ? health : null,
        healthNote: health && asksHealth ? note.trim() : null,
      });
      onEntered({ chosen, isRecorded: told?.isRecorded ?? null });
    } catch (error) {
      setProblem(t(error instanceof QueueFull ? 'kiosk.sign.full' : 'kiosk.sign.failed'));
      setBusy(false);
    }
  };

  return (
    <div className="m-auto w-full max-w-3xl">
      <Card>
        <form noValidate onSubmit={(event) => void confirm(event)} className="flex flex-col gap-5">
          <div>
            <h1 className="font-semibold text-2xl">{t(isIn ? 'kiosk.sign.titleIn' : 'kiosk.sign.titleOut')}</h1>
            <p className="text-ink-soft text-lg">
              {chosen.whole ? t('kiosk.sign.allChildren') : t('kiosk.sign.children', { names: listOf(chosen.names) })}
            </p>
          </div>
          {asksHealth && (
            <HealthQuestion
              question={state.healthQuestion ?? t('kiosk.sign.health')}
              value={health}
              onChange={setHealth}
              note={note}
              onNote={setNote}
              error={said(missing.health, t('kiosk.sign.healthMissing'))}
              noteError={said(missing.note, t('kiosk.sign.noteMissing'))}
            />
          )}
          <Field label={t('kiosk.sign.name')} error={said(missing.name, t('kiosk.sign.nameMissing'))}>
            <TextInput
              autoComplete="off"
              maxLength={100}
              value={signedName}
              onChange={(event) => setSignedName(event.currentTarget.value)}
              className="text-lg"
            />
          </Field>
          <Field
            group
            label={t('kiosk.sign.signature')}
            hint={isTyped ? undefined : t('kiosk.sign.signatureHint')}
            error={said(missing.signature, t('kiosk.sign.signatureMissing'))}
          >
            <div className="flex flex-col gap-2.5">
              {!isTyped && <Signature path={path} onChange={setPath} isDisabled={isBusy} />}
              <div className="flex flex-wrap items-center justify-between gap-2.5">
                <Checkbox
                  label={t('kiosk.sign.typed')}
                  checked={isTyped}
                  onChange={(event) => setTyped(event.currentTarget.checked)}
                />
                {path !== '' && !isTyped && (
                  <Button variant="secondary" onClick={() => setPath('')}>
                    {t('kiosk.sign.clear')}
                  </Button>
                )}
              </div>
            </div>
          </Field>
          {problem && <Alert tone="error">{problem}</Alert>}
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button variant="secondary" size="large" onClick={onCancel}>
              {t('kiosk.startOver')}
            </Button>
            <Button type="submit" size="large" busy={isBusy} busyLabel={t('kiosk.sign.saving')}>
              {t(isIn ? 'kiosk.sign.confirmIn' : 'kiosk.sign.confirmOut')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
