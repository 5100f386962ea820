import { clsx } from 'clsx';
import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Pictures, chosen or dropped, several at once; on touch devices also straight from the camera. */
export function FileChoice({ onFiles }: { onFiles(files: File[]): void }) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file, taken out of the list, must be a change again.
    event.target.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the input inside is everybody's
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="grid gap-3"
    >
      <label className={clsx(choiceLook, 'py-7', over ? 'border-action bg-action-soft' : 'border-line-strong')}>
        <ImageUp className="mb-1 size-7 text-action" aria-hidden="true" />
        <span className="font-semibold">{t('galleryManagement.upload.choose')}</span>
        <span className="text-ink-soft text-sm">{t('galleryManagement.upload.chooseHint')}</span>
        <input type="file" accept="image/*" multiple className={inputLook} onChange={choose} />
      </label>
      <label className={clsx(choiceLook, 'hidden border-line-strong py-3 pointer-coarse:flex')}>
        <span className="flex items-center gap-2 font-semibold">
          <Camera className="size-5 text-action" aria-hidden="true" />
          {t('galleryManagement.upload.camera')}
        </span>
        <input type="file" accept="image/*" capture="environment" className={inputLook} onChange={choose} />
      </label>
    </div>
  );
}

const choiceLook = clsx(
  'relative flex cursor-pointer flex-col items-center gap-1.5 rounded-lg border-2 border-dashed px-6 text-center transition-colors hover:border-action hover:bg-sunken',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
);
const inputLook = 'absolute inset-0 cursor-pointer opacity-0';
