import { useQuery } from '@tanstack/react-query';
import { Camera, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isPicture } from '#web/domains/gallery/rules.ts';
import { photosOf } from '#web/domains/milestones/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileLabel } from '#web/ui/FileDrop.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';

type PhotosFieldProps = {
  childIds: readonly number[];
  photoIds: readonly number[];
  files: readonly File[];
  onPhotos(ids: number[]): void;
  onFiles(files: File[]): void;
  error: string | undefined;
};

/** Photos that show it: a new one, which goes into the gallery, or, of one child, those it is in already. */
export function PhotosField({ childIds, photoIds, files, onPhotos, onFiles, error }: PhotosFieldProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [childId] = childIds;
  const isOne = childIds.length === 1 && childId !== undefined;
  const { data: photos = [] } = useQuery({ ...photosOf(childId ?? 0), enabled: isOne && can('gallery') });
  if (!can('gallery')) return null;
  const toggle = (id: number) =>
    onPhotos(photoIds.includes(id) ? photoIds.filter((one) => one !== id) : [...photoIds, id]);
  return (
    <Field
      group
      label={t('milestones.record.photos')}
      hint={t('milestones.record.photosHint')}
      optionalLabel={t('common.optional')}
      {...(error && { error })}
    >
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        <li>
          <FileLabel
            accept="image/*"
            multiple
            onFiles={(added) => onFiles([...files, ...added.filter(isPicture)])}
            className="flex aspect-square justify-center border-line-strong px-2! text-sm hover:border-action hover:bg-sunken"
          >
            <Camera className="size-6 text-action" />
            <span className="font-semibold">{t('milestones.record.newPhoto')}</span>
          </FileLabel>
        </li>
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified}`} className="relative">
            <Preview file={file} />
            <IconButton
              className="absolute! end-1 top-1 bg-raised/90!"
              size="small"
              label={t('milestones.record.removePhoto', { name: file.name })}
              onClick={() => onFiles(files.filter((one) => one !== file))}
            >
              <X />
            </IconButton>
          </li>
        ))}
        {isOne &&
          photos.map((photo) => (
            <PhotoChoice
              key={photo.id}
              photo={photo}
              isChosen={photoIds.includes(photo.id)}
              onToggle={() => toggle(photo.id)}
            />
          ))}
      </ul>
    </Field>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={address} alt="" className="aspect-square w-full rounded-md bg-sunken object-cover" />;
}
