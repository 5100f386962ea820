import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changePhoto, photoNow } from '../../../../domains/gallery/queries.ts';
import { bodyOf, editOf, mergePhotoEdits, type Photo, type PhotoEdit } from '../../../../domains/gallery/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

/** What somebody else saved while the photo was being edited. */
interface Meanwhile {
  readonly newest: Photo;
  readonly theirs: readonly (keyof PhotoEdit)[];
  readonly clashes: readonly (keyof PhotoEdit)[];
}

/** The edit of a photo; what somebody else saved meanwhile (412) is put beside what was typed. */
export function usePhotoEdit(photo: Photo, onSaved: () => void) {
  const { t } = useTranslation();
  const [base, setBase] = useState(photo);
  const [values, setValues] = useState(() => editOf(photo));
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const { mutate, isPending, error } = useMutation(changePhoto);

  /** Whether a save was refused because of another's; both are shown then. */
  const takeUp = async (failure: unknown): Promise<boolean> => {
    if (!(failure instanceof RequestError) || failure.status !== 412) return false;
    const newest = await photoNow(photo.id).catch(() => undefined);
    if (!newest) return false;
    const { values: merged, theirs, clashes } = mergePhotoEdits(editOf(base), values, editOf(newest));
    setValues(merged);
    setBase(newest);
    setMeanwhile({ newest, theirs, clashes });
    return true;
  };

  return {
    values,
    change: (changed: Partial<PhotoEdit>) => setValues({ ...values, ...changed }),
    meanwhile,
    takeNewest() {
      setValues(editOf(base));
      setMeanwhile(undefined);
    },
    /** Who is in it as it was last read. */
    tagged: base.children,
    isPending,
    refused: error instanceof RequestError ? error.fields : {},
    save() {
      if (isPending) return;
      mutate(
        { params: { id: photo.id }, body: { title: values.title.trim(), ...bodyOf(values), version: base.version } },
        {
          onSuccess: () => {
            toast({
              title: t('galleryManagement.success'),
              description: t('galleryManagement.edit.saved'),
              variant: 'success',
            });
            onSaved();
          },
          onError: async (failure) => {
            if (await takeUp(failure)) return;
            const description = reasonOf(failure, t('galleryManagement.edit.failed'));
            toast({ title: t('shell.error'), description, variant: 'error' });
          },
        },
      );
    },
  };
}
