import { useState } from 'react';
import { missingOf, type Progress } from '#web/domains/roll-call/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type FinishProps = {
  progress: Progress | null;
  total: number;
  onStart(): void;
  onCancel(): void;
  onFinish(note: string): void;
};

/** At the thumb: how many are accounted for, and the end of the roll call, which asks first. */
export function Finish({ progress, total, onStart, onCancel, onFinish }: FinishProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [note, setNote] = useState('');
  const missing = progress ? missingOf(progress) : [];
  const text = missing.length === 0 ? t('rollCall.allHere') : t('rollCall.finishMissing', { count: missing.length });
  return (
    <div data-thumb-bar data-screen-only className={barLook}>
      <p role="status" className="font-semibold text-xl tabular-nums">
        {t('rollCall.counter', { found: progress ? total - missing.length : 0, count: total })}
      </p>
      {progress ? (
        <>
          <Button variant="quiet" size="large" className="ms-auto" onClick={() => setDiscarding(true)}>
            {t('common.discard')}
          </Button>
          <Button
            size="large"
            className="max-sm:w-full"
            variant={missing.length > 0 ? 'danger' : 'primary'}
            onClick={() => setAsking(true)}
          >
            {text}
          </Button>
        </>
      ) : (
        <Button size="large" onClick={onStart}>
          {t('rollCall.start')}
        </Button>
      )}
      <ConfirmDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        title={t('rollCall.discard.title')}
        confirmLabel={t('common.discard')}
        cancelLabel={t('rollCall.finish.back')}
        danger
        onConfirm={onCancel}
      >
        {t('rollCall.discard.text')}
      </ConfirmDialog>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={
          missing.length === 0
            ? t('rollCall.finish.allTitle')
            : t('rollCall.finish.missingTitle', { count: missing.length })
        }
        description={t('rollCall.finish.text')}
        closeLabel={t('rollCall.finish.back')}
        onSubmit={(event) => {
          event.preventDefault();
          onFinish(note.trim());
        }}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('rollCall.finish.back')}
            </Button>
            <Button type="submit" variant={missing.length > 0 ? 'danger' : 'primary'}>
              {text}
            </Button>
          </>
        }
      >
        {missing.length > 0 && (
          <ul className="mb-4 flex flex-col gap-1 text-lg">
            {missing.map(({ childId, firstName, lastName, room }) => (
              <li key={childId}>
                <span className="private font-semibold">
                  {firstName} {lastName}
                </span>
                <span className="text-ink-soft"> · {room}</span>
              </li>
            ))}
          </ul>
        )}
        <Field label={t('rollCall.finish.note')}>
          <TextArea value={note} maxLength={2000} onChange={(event) => setNote(event.currentTarget.value)} />
        </Field>
      </Dialog>
    </div>
  );
}

const barLook =
  'sticky bottom-0 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6';
