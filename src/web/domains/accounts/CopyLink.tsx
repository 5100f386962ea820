import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useCopyLink } from './useCopyLink.ts';

/** A link to hand on: to read, to select, to copy. `note` is said when it was copied. */
export function CopyLink({ label, link, note }: { label: string; link: string; note?: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopyLink();

  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <Field label={label} className="min-w-0 flex-1 basis-56">
        <TextInput ref={field} value={link} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <Button
        variant="secondary"
        icon={<Copy className="size-4.5" />}
        onClick={() => {
          field.current?.select();
          void copy(link, note);
        }}
      >
        {t('accounts.copy.copy')}
      </Button>
    </div>
  );
}
