import { FileText, X } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

type ChosenFileProps = {
  file: File;
  /** How much of it has been sent, from 0 to 1; null while nothing is under way. */
  progress: number | null;
  onRemove(): void;
};

/** The file to upload: how far it is, and the way to stop it. */
export function ChosenFile({ file, progress, onRemove }: ChosenFileProps) {
  const { t } = useTranslation();
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line py-2 ps-3.5 pe-2">
      <FileText className="size-6 shrink-0 text-action" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate font-medium">{file.name}</p>
        {progress !== null && (
          <ProgressBar
            label={t('common.uploadOf', { name: file.name })}
            hideLabel
            value={percent}
            valueText={t('common.percent', { percent })}
          />
        )}
      </div>
      <IconButton
        label={t(progress === null ? 'common.removeNamed' : 'common.cancelUploadOf', {
          name: file.name,
        })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </div>
  );
}
