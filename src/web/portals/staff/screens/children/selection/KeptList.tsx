import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type KeptListProps = Opened & {
  title: string;
  /** What was done, in numbers. */
  done: string;
  kept: readonly { readonly key: string; readonly name: string; readonly reason: ReactNode }[];
  /** What is still to be done with it; a button. */
  next?: ReactNode;
};

/** What was done for several children, and for whom something stayed as it was, with the reason. */
export function KeptList({ title, done, kept, next, open, onClose }: KeptListProps) {
  const { t } = useTranslation();
  const close = (
    <Button variant={next ? 'secondary' : 'primary'} onClick={onClose}>
      {t('common.done')}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          {close}
          {next}
        </>
      }
    >
      <p role="status" className="font-medium">
        {done}
      </p>
      {kept.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{t('childrenSelection.kept')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {kept.map(({ key, name, reason }) => (
              <li key={key} className="py-2">
                <p className="break-words font-medium">{name}</p>
                <p className="text-ink-soft text-sm">{reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
