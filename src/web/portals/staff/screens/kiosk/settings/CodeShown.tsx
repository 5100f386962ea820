import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type CodeShownProps = { title: string; text: string; code: string; onClose(): void };

/** A code that is shown once, large enough to be read across a desk. */
export function CodeShown({ title, text, code, onClose }: CodeShownProps) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={title} size="small" footer={<Button onClick={onClose}>{t('shell.close')}</Button>}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty">{text}</p>
        <p
          data-code
          className="select-all rounded-md bg-sunken px-4 py-5 text-center font-mono font-semibold text-3xl tracking-widest"
        >
          {code}
        </p>
      </div>
    </Dialog>
  );
}
