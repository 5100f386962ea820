import { Copy, Download } from 'lucide-react';
import { saveFile } from '#web/lib/saveFile.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { copyText } from '#web/ui/copyText.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const copy = () =>
    copyText(text, { done: { title: t('security.recovery.copied') }, failed: { title: t('accounts.copy.failed') } });
  const download = () =>
    saveFile(
      'larkhouse-recovery-codes.txt',
      `${t('security.recovery.fileTitle')}\n${t('security.recovery.fileText')}\n\n${text}\n`,
      'text/plain;charset=utf-8',
    );
  return (
    <Dialog
      onClose={onKept}
      title={t('security.recovery.title')}
      description={t('security.recovery.text')}
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
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          {t('security.recovery.copy')}
        </Button>
        <Button variant="secondary" icon={<Download />} onClick={download}>
          {t('common.download')}
        </Button>
      </div>
    </Dialog>
  );
}
