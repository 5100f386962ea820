import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';

/** A link to hand on: to read, to select, to copy. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  const copy = async () => {
    field.current?.select();
    if (await putOnClipboard(link)) toast({ title: t('accounts.copy.copied'), variant: 'success' });
    else toast({ title: t('accounts.copy.failed'), description: t('accounts.copy.failedText'), variant: 'error' });
  };

  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <Field label={label} className="min-w-0 flex-1 basis-56">
        <TextInput ref={field} value={link} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" icon={<Copy className="size-4.5" aria-hidden="true" />} onClick={copy}>
        {t('accounts.copy.copy')}
      </Button>
    </div>
  );
}

/** A daycare's own server is often reached without TLS, where browsers offer no clipboard but the selection's. */
async function putOnClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return document.execCommand('copy');
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
