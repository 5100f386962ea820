import { Camera } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { usePictureInput } from '#web/ui/usePictureInput.tsx';

type PhotoFieldProps = { value: File | null; onChange(photo: File | null): void; error: string | undefined };

/** One photo of what happened; it is sent with the report. */
export function PhotoField({ value, onChange, error }: PhotoFieldProps) {
  const { t } = useTranslation();
  const picture = usePictureInput(onChange);
  const shown = usePreview(value);
  return (
    <Field
      group
      label={t('incidents.photo')}
      optionalLabel={t('common.optional')}
      hint={t('incidents.photoHint')}
      error={error}
      className="sm:col-span-2"
    >
      {picture.input}
      <div className="flex flex-wrap items-center gap-3">
        {shown && <img src={shown} alt={t('incidents.photoAlt')} className="size-20 rounded-md object-cover" />}
        <Button variant="secondary" icon={<Camera className="size-5" />} onClick={picture.open}>
          {t(value ? 'incidents.changePhoto' : 'incidents.addPhoto')}
        </Button>
        {value && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('incidents.removePhoto')}
          </Button>
        )}
      </div>
    </Field>
  );
}

/** An address of a file on this device, while it is chosen. */
function usePreview(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
