import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { changePhoto } from '../../../../../domains/children/queries.ts';
import { type Child, fullName } from '../../../../../domains/children/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { uploadFile } from '../../../../../lib/upload.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** The ways to give a child a photo, another one, or none. */
export function ChildPhoto({ child }: { child: Child }) {
  const { t } = useTranslation();
  const { mutateAsync: change } = useMutation(changePhoto);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const name = fullName(child);

  const save = async (filePath: () => Promise<string | null>, done: string) => {
    setBusy(true);
    try {
      await change({ params: { id: child.id }, body: { filePath: await filePath() } });
      toast({ title: done, variant: 'success' });
      setAsking(false);
    } catch (error) {
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('children.photo.failed')),
        variant: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    if (!file) return;
    const send = async () =>
      (await uploadFile(file, { signal: new AbortController().signal, onProgress: () => undefined })).filePath;
    void save(send, t('children.photo.saved', { name }));
  };

  return (
    <div className="-ms-3.25 mt-1 flex flex-wrap gap-x-1">
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Button
        variant="quiet"
        size="small"
        busy={busy && !asking}
        busyLabel={t('children.photo.saving')}
        onClick={() => input.current?.click()}
      >
        {t(child.photoUrl ? 'children.photo.change' : 'children.photo.add')}
      </Button>
      {child.photoUrl && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t('children.photo.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('children.photo.removeTitle', { name })}
        confirmLabel={t('children.photo.remove')}
        cancelLabel={t('children.photo.keep')}
        danger
        busy={busy}
        onConfirm={() => void save(async () => null, t('children.photo.removed', { name }))}
      >
        {t('children.photo.removeText')}
      </ConfirmDialog>
    </div>
  );
}
