import { Camera, ImageUp } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FileDrop, FileLabel } from '#web/ui/FileDrop.tsx';

/** Pictures, chosen or dropped, several at once; on touch devices also straight from the camera. */
export function FileChoice({ onFiles }: { onFiles(files: File[]): void }) {
  const { t } = useTranslation();
  return (
    <FileDrop
      icon={<ImageUp />}
      label={t('galleryManagement.upload.choose')}
      hint={t('galleryManagement.upload.chooseHint')}
      accept="image/*"
      multiple
      onFiles={onFiles}
    >
      <FileLabel
        accept="image/*"
        capture="environment"
        onFiles={onFiles}
        className="hidden border-line-strong py-3 hover:border-action hover:bg-sunken pointer-coarse:flex"
      >
        <span className="flex items-center gap-2 font-semibold">
          <Camera className="size-5 text-action" />
          {t('galleryManagement.upload.camera')}
        </span>
      </FileLabel>
    </FileDrop>
  );
}
