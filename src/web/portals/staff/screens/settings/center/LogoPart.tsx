import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { CenterSettings } from '../../../../../domains/center/rules.ts';
import { centerSettings, changeLogo } from '../../../../../domains/center/settings-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { uploadFile } from '../../../../../lib/upload.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { Part } from './Part.tsx';

/** The center's own mark: a picture that is taken at once, replaced, or taken away. */
export function LogoPart({ row: { logo, version } }: { row: CenterSettings['logo'] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync: change } = useMutation(changeLogo);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const save = async (filePath: () => Promise<string | null>, done: string) => {
    setBusy(true);
    try {
      await change({ body: { filePath: await filePath(), version } });
      toast({ title: done, variant: 'success' });
    } catch (error) {
      // Somebody else's change is shown before the next try.
      void client.invalidateQueries({ queryKey: centerSettings.queryKey });
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('centerSettings.logo.failed')),
        variant: 'error',
      });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    if (!file) return;
    const send = async () =>
      (await uploadFile(file, { signal: new AbortController().signal, onProgress: () => undefined })).filePath;
    void save(send, t('centerSettings.logo.saved'));
  };

  return (
    <Part name="logo">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="grid h-24 w-44 shrink-0 place-items-center rounded-md border border-line bg-[#fff] p-3 text-[#55636d]">
          {logo ? (
            <img
              src={`${logo.url}&portal=staff`}
              width={logo.width}
              height={logo.height}
              alt={t('centerSettings.logo.shown')}
              className="size-full object-contain"
            />
          ) : (
            <ImagePlus className="size-8" aria-hidden="true" />
          )}
        </div>
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-3">
          <p className="text-ink-soft text-sm">{t('centerSettings.logo.hint')}</p>
          <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              busy={busy && !asking}
              busyLabel={t('centerSettings.saving')}
              onClick={() => input.current?.click()}
            >
              {t(logo ? 'centerSettings.logo.replace' : 'centerSettings.logo.add')}
            </Button>
            {logo && (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {t('centerSettings.logo.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('centerSettings.logo.ask')}
        confirmLabel={t('centerSettings.logo.remove')}
        cancelLabel={t('centerSettings.cancel')}
        danger
        busy={busy}
        onConfirm={() => void save(async () => null, t('centerSettings.logo.removed'))}
      >
        {t('centerSettings.logo.askText')}
      </ConfirmDialog>
    </Part>
  );
}
