import { X } from 'lucide-react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ChosenPhoto } from './usePhotoUploads.ts';

type ChosenPictureProps = {
  photo: ChosenPhoto;
  /** How much of it has been sent, from 0 to 1; null while it is not under way. */
  progress: number | null;
  /** All are on their way. */
  busy: boolean;
  blank: boolean;
  onTitle(title: string): void;
  onRemove(): void;
};

/** One of the pictures to upload: its title, how far it is, and the way to stop it. */
export function ChosenPicture({ photo, progress, busy, blank, onTitle, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation();
  const { file, error } = photo;
  const percent = Math.round((progress ?? 0) * 100);
  const problem = blank
    ? t('galleryManagement.fields.titleRequired')
    : error !== undefined && tellOf(error, t('galleryManagement.upload.failed'));
  return (
    <li className="flex gap-3 rounded-lg border border-line p-3">
      <img
        src={photo.preview}
        alt=""
        width={80}
        height={80}
        className="size-16 shrink-0 rounded-md bg-sunken object-cover sm:size-20"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <Field label={t('galleryManagement.fields.title')} required {...(problem && { error: problem })}>
          <TextInput
            value={photo.title}
            maxLength={200}
            readOnly={busy}
            onChange={(event) => onTitle(event.target.value)}
          />
        </Field>
        {progress !== null ? (
          <ProgressBar
            label={t('common.uploadOf', { name: file.name })}
            hideLabel
            value={percent}
            valueText={t('common.percent', { percent })}
          />
        ) : (
          <p className="truncate text-ink-soft text-sm">{file.name}</p>
        )}
      </div>
      <IconButton
        className="-me-1.5 -mt-1.5"
        label={busy ? t('common.cancelUploadOf', { name: file.name }) : t('common.removeNamed', { name: file.name })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  );
}

/** What the server says of the file itself tells more than its sentence for the whole form. */
const tellOf = (error: unknown, fallback: string): string =>
  (error instanceof RequestError && (error.fields.file ?? error.fields.filePath)) || reasonOf(error, fallback);
