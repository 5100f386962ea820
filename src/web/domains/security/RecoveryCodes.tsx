import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../lib/saveFile.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { putOnClipboard } from '../accounts/useCopyLink.ts';

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const copy = async () => {
    const isCopied = await putOnClipboard(text);
    toast(
      isCopied
        ? { variant: 'success', title: t('security.recovery.copied') }
        : { variant: 'error', title: t('accounts.copy.failed') },
    );
  };
  const download = () =>
    saveFile(
      'larkhouse-recovery-codes.txt',
      `${t('security.recovery.fileTitle')}\n${t('security.recovery.fileText')}\n\n${text}\n`,
      'text/plain;charset=utf-8',
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKept()}
      title={t('security.recovery.title')}
      description={t('security.recovery.text')}
      closeLabel={t('security.close')}
      // A press beside it must not lose them.
      onSubmit={(event) => {
        event.preventDefault();
        onKept();
      }}
      footer={
        <Button type="submit" size="large">
          {t('security.recovery.kept')}
        </Button>
      }
    >
      <ul
        aria-label={t('security.recovery.list')}
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md bg-sunken px-5 py-4 text-center font-mono text-base tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('security.recovery.copy')}
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={download}>
          {t('security.recovery.download')}
        </Button>
      </div>
    </Dialog>
  );
}
