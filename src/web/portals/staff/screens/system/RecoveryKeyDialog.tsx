import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { keepRecoveryKey } from '#web/domains/system/queries.ts';
import { groupsOf, type ShownKey } from '#web/domains/system/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { PrintedRecoveryKey } from './PrintedRecoveryKey.tsx';

type RecoveryKeyDialogProps = Opened & {
  shown: ShownKey;
  attempt(work: () => Promise<unknown>): Promise<void>;
};

/** Shows a recovery key, this once, prints it, and has it kept when its last group was typed. */
export function RecoveryKeyDialog({ shown, attempt, ...opened }: RecoveryKeyDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: keep, isPending } = useMutation(keepRecoveryKey);
  const [problem, setProblem] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const lastGroup = String(new FormData(event.currentTarget).get('lastGroup') ?? '').trim();
    if (lastGroup === '') return setProblem(t('system.key.lastGroupMissing'));
    setProblem('');
    void attempt(async () => {
      try {
        await keep({ body: { offer: shown.offer, lastGroup } });
      } catch (error) {
        if (!(error instanceof RequestError && error.fields.lastGroup)) throw error;
        return setProblem(error.fields.lastGroup);
      }
      toast({ variant: 'success', title: t('system.key.kept'), description: t('system.key.keptText') });
      opened.onClose();
    });
  };
  return (
    <>
      <FormDialog
        {...opened}
        title={t('system.key.title')}
        description={t('system.key.text')}
        onSubmit={send}
        submit={t('system.key.keep')}
        busy={isPending}
      >
        <ol
          aria-label={t('system.key.title')}
          className="flex select-all flex-wrap gap-x-2.5 gap-y-2 rounded-md bg-sunken px-4 py-4 font-mono text-lg sm:text-base"
        >
          {groupsOf(shown).map(({ place, letters }) => (
            <li key={place} className="not-last:after:content-['_-']">
              {letters}
            </li>
          ))}
        </ol>
        <div>
          <Button variant="secondary" icon={<Printer className="size-5" />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        </div>
        <Field label={t('system.key.lastGroup')} hint={t('system.key.lastGroupHint')} error={problem || undefined}>
          <TextInput
            name="lastGroup"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="font-mono text-xl uppercase tracking-[0.2em] sm:max-w-60"
          />
        </Field>
      </FormDialog>
      {opened.open && <PrintedRecoveryKey shown={shown} />}
    </>
  );
}
