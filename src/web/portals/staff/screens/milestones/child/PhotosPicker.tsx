import { useQuery } from '@tanstack/react-query';
import { photosOf } from '#web/domains/milestones/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PhotoChoice } from '../record/PhotoChoice.tsx';

type PhotosPickerProps = { childId: number; photoIds: readonly number[]; onPhotos(ids: readonly number[]): void };

/** The gallery's photos of a child, to choose those that show it. */
export function PhotosPicker({ childId, photoIds, onPhotos }: PhotosPickerProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { data: photos = [] } = useQuery({ ...photosOf(childId), enabled: can('gallery') });
  if (photos.length === 0) return null;
  const toggle = (id: number) =>
    onPhotos(photoIds.includes(id) ? photoIds.filter((one) => one !== id) : [...photoIds, id]);
  return (
    <Field group label={t('milestones.record.photos')} optionalLabel={t('common.optional')}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {photos.map((photo) => (
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
