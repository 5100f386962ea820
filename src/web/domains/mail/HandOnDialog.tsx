import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { HandOn } from './HandOn.tsx';

type HandOnDialogProps = ComponentProps<typeof HandOn> & {
  title: string;
  text?: string | undefined;
  open?: boolean;
  onClose(): void;
};

/** A link to be handed on, in a dialog. */
export function HandOnDialog({ title, text, open = true, onClose, ...link }: HandOnDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      {...(text && { description: text })}
      footer={<Button onClick={onClose}>{t('common.done')}</Button>}
    >
      <HandOn {...link} />
    </Dialog>
  );
}
