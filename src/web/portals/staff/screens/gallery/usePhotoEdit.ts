import { useState } from 'react';
import { changePhoto, photoNow } from '#web/domains/gallery/queries.ts';
import { bodyOf, editOf, mergePhotoEdits, type Photo, type PhotoEdit } from '#web/domains/gallery/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { isChangedMeanwhile, type Meanwhile } from '#web/lib/useVersionedForm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** The edit of a photo; what somebody else saved meanwhile (412) is put beside what was typed. */
export function usePhotoEdit(photo: Photo, onSaved: () => void) {
  const { t } = useTranslation();
  const [base, setBase] = useState(photo);
  const [values, setValues] = useState(() => editOf(photo));
  const [meanwhile, setMeanwhile] = useState<Meanwhile<PhotoEdit>>();

  /** Whether a save was refused because of another's; both are shown then. */
  const takeUp = async (failure: unknown): Promise<boolean> => {
    if (!isChangedMeanwhile(failure)) return false;
    const newest = await photoNow(photo.id).catch(() => undefined);
    if (!newest) return false;
    const { values: merged, theirs, clashes } = mergePhotoEdits(editOf(base), values, editOf(newest));
    setValues(merged);
    setBase(newest);
    setMeanwhile({ newest: editOf(newest), theirs, clashes });
    return true;
  };
  const { run, isPending, error } = useAction(changePhoto, {
    done: { title: t('common.success'), description: t('galleryManagement.edit.saved') },
    failed: t('galleryManagement.edit.failed'),
    onDone: onSaved,
    onFailed: takeUp,
  });

  return {
    /** As it was last read. */
    base,
    values,
    change: (changed: Partial<PhotoEdit>) => setValues({ ...values, ...changed }),
    meanwhile,
    takeNewest() {
      setValues(editOf(base));
      setMeanwhile(undefined);
    },
    isPending,
    refused: error instanceof RequestError ? error.fields : {},
    save() {
      const body = { title: values.title.trim(), ...bodyOf(values), version: base.version };
      if (!isPending) void run({ params: { id: photo.id }, body });
    },
  };
}
