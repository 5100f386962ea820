import { useMutation } from '@tanstack/react-query';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { showRecoveryKey } from '#web/domains/system/queries.ts';
import type { ShownKey } from '#web/domains/system/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { RecoveryKeyDialog } from './RecoveryKeyDialog.tsx';

/** Makes a recovery key, asked first where it takes the place of another one. */
export function RecoveryKey({ hasKey }: { hasKey: boolean }) {
  const { t } = useTranslation();
  const { mutateAsync: show, isPending } = useMutation(showRecoveryKey);
  const { attempt, dialog } = useConfirmed();
  const shown = useDialog<ShownKey>();
  const make = () => attempt(async () => shown.open(await show({ body: { replaces: hasKey } })));
  const ask = () =>
    confirmFirst({
      title: t('system.key.replaceTitle'),
      text: t('system.key.replaceText'),
      label: t('system.key.another'),
      act: make,
    });
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => (hasKey ? ask() : void make())}>
        {t(hasKey ? 'system.key.replace' : 'system.key.make')}
      </Button>
      {shown.show((key, opened) => (
        <RecoveryKeyDialog shown={key} attempt={attempt} {...opened} />
      ))}
      {dialog}
    </>
  );
}
