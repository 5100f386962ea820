import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import type { CenterSettings } from '#web/domains/center/rules.ts';
import { centerSettings, changeLogo } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { usePictureInput } from '#web/ui/usePictureInput.tsx';
import { Part } from './Part.tsx';

/** The center's own mark: a picture that is taken at once, replaced, or taken away. */
export function LogoPart({ row: { logo, version } }: { row: CenterSettings['logo'] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync: change } = useMutation(changeLogo);
  const upload = useUpload();
  const { run: save, isPending } = useAction(
    {
      /** `null` takes the logo away; `false`: it was left before it had arrived. */
      mutationFn: async (file: File | null): Promise<boolean> => {
        const put = (filePath: string | null) => change({ body: { filePath, version } });
        if (file) return upload.send(file, (stored) => put(stored.filePath));
        await put(null);
        return true;
      },
    },
    {
      done: (isKept, file) =>
        isKept ? t(file ? 'centerSettings.logo.saved' : 'centerSettings.logo.removed') : undefined,
      failed: t('centerSettings.logo.failed'),
      // Somebody else's change is shown before the next try.
      onFailed: () => void client.invalidateQueries({ queryKey: centerSettings.queryKey }),
    },
  );
  const picture = usePictureInput((file) => void save(file));
  const ask = () =>
    confirmDelete({
      title: t('centerSettings.logo.ask'),
      text: t('centerSettings.logo.askText'),
      label: t('centerSettings.logo.remove'),
      doDelete: () => save(null),
    });

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
            <ImagePlus className="size-8" />
          )}
        </div>
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-3">
          <p className="text-ink-soft text-sm">{t('centerSettings.logo.hint')}</p>
          {picture.input}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" busy={isPending} busyLabel={t('common.saving')} onClick={picture.open}>
              {t(logo ? 'centerSettings.logo.replace' : 'centerSettings.logo.add')}
            </Button>
            {logo && (
              <Button variant="quiet" onClick={ask}>
                {t('centerSettings.logo.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Part>
  );
}
