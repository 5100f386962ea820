import { X } from 'lucide-react';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { Upload } from './useUploads.ts';

type ChosenPictureProps = {
  upload: Upload;
  /** All are on their way. */
  busy: boolean;
  blank: boolean;
  onTitle(title: string): void;
  onRemove(): void;
};

/** One of the pictures to upload: its title, how far it is, and the way to stop it. */
export function ChosenPicture({ upload, busy, blank, onTitle, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation();
  const { file, error, state, progress } = upload;
  const percent = Math.round(progress * 100);
  const problem = blank
    ? t('galleryManagement.fields.titleRequired')
    : state === 'failed' && tellOf(error, t('galleryManagement.upload.failed'));
  return (
    <li className="flex gap-3 rounded-lg border border-line p-3">
      <img
        src={upload.preview}
        alt=""
        width={80}
        height={80}
        className="size-16 shrink-0 rounded-md bg-sunken object-cover sm:size-20"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <Field label={t('galleryManagement.fields.title')} required {...(problem && { error: problem })}>
          <TextInput
            value={upload.title}
            maxLength={200}
            readOnly={busy}
            onChange={(event) => onTitle(event.target.value)}
          />
        </Field>
        {state === 'sending' ? (
          <ProgressBar
            label={t('galleryManagement.upload.progress', { name: file.name })}
            hideLabel
            value={percent}
            valueText={t('galleryManagement.upload.percent', { percent })}
          />
        ) : (
          <p className="truncate text-ink-soft text-sm">{file.name}</p>
        )}
      </div>
      <IconButton
        className="-me-1.5 -mt-1.5"
        label={
          busy
            ? t('galleryManagement.upload.stop', { name: file.name })
            : t('galleryManagement.upload.remove', { name: file.name })
        }
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** What the server says of the file itself tells more than its sentence for the whole form. */
const tellOf = (error: unknown, fallback: string): string =>
  (error instanceof RequestError && (error.fields.file ?? error.fields.filePath)) || reasonOf(error, fallback);
