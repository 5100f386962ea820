import { Fingerprint } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { askPasskey, hasPasskeys } from './passkeys.ts';
import type { Asked, Method, Proof } from './secondStep.ts';

type SecondStepFormProps = {
  asked: Asked;
  busy: boolean;
  /** The server's texts for what it refused. */
  refused: Readonly<Record<string, string>>;
  submitLabel?: string;
  danger?: boolean;
  onProof(proof: Proof): void;
};

/** Confirms that it is you: by the app's code, a passkey or a recovery code. */
export function SecondStepForm({ asked, busy, refused, submitLabel, danger, onProof }: SecondStepFormProps) {
  const { t } = useTranslation();
  const [method, setMethod] = useState<Method | undefined>(asked.methods[0]);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Whoever has come this far is about to type, or has just chosen what to type.
  useEffect(() => {
    if (method) field.current?.focus();
  }, [method]);
  const others = asked.methods.filter((other) => other !== method);

  const choose = (other: Method) => {
    setProblem('');
    setMethod(other);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may stand around this one in React's tree.
    event.stopPropagation();
    if (busy) return;
    const typed = field.current?.value.trim() ?? '';
    const missing = method === 'app' ? !/^(\d\s*){6}$/.test(typed) : typed === '';
    setProblem(
      missing ? t(method === 'app' ? 'security.secondStep.codeMissing' : 'security.secondStep.recoveryMissing') : '',
    );
    if (missing) return field.current?.focus();
    onProof(method === 'app' ? { code: typed } : { recoveryCode: typed });
  };
  const withPasskey = async () => {
    setProblem('');
    if (!hasPasskeys()) return setProblem(t('security.secondStep.passkeyUnsupported'));
    const answer = await askPasskey(asked.passkeyOptions ?? {}).catch(() => null);
    if (answer) onProof({ passkey: answer });
    else setProblem(t('security.secondStep.passkeyFailed'));
  };
  const submit = (
    <Button
      type="submit"
      size="large"
      wide
      variant={danger ? 'danger' : 'primary'}
      busy={busy}
      busyLabel={t('security.secondStep.submitting')}
    >
      {submitLabel ?? t('common.continue')}
    </Button>
  );

  if (!method) return <Alert tone="warning">{t('security.secondStep.none')}</Alert>;
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {method === 'app' && (
        <Field
          key="app"
          label={t('security.secondStep.code')}
          hint={t('security.secondStep.codeHint')}
          error={problem || refused.code}
        >
          <TextInput
            ref={field}
            name="secondStep"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            spellCheck={false}
            className="text-xl tabular-nums tracking-[0.3em]"
          />
        </Field>
      )}
      {method === 'recovery' && (
        <Field
          key="recovery"
          label={t('security.secondStep.recoveryCode')}
          hint={t('security.secondStep.recoveryHint')}
          error={problem || refused.recoveryCode}
        >
          <TextInput
            ref={field}
            name="secondStep"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
      )}
      {method === 'passkey' ? (
        <>
          {(problem || refused.passkey) && <Alert tone="error">{problem || refused.passkey}</Alert>}
          <p className="text-ink-soft">{t('security.secondStep.passkeyText')}</p>
          <Button
            size="large"
            wide
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={t('security.secondStep.submitting')}
            icon={<Fingerprint />}
            onClick={() => void withPasskey()}
          >
            {t('security.secondStep.usePasskey')}
          </Button>
        </>
      ) : (
        submit
      )}
      {others.length > 0 && (
        <fieldset className="flex flex-col items-start gap-1">
          <legend className="sr-only">{t('security.secondStep.otherWays')}</legend>
          {others.map((other) => (
            <Button key={other} variant="quiet" size="small" className="-ms-3" onClick={() => choose(other)}>
              {t(`security.secondStep.to.${other}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
