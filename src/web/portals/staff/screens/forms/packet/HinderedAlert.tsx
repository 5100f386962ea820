import { Link } from 'react-router';
import type { FormEntry } from '#web/domains/forms/library.ts';
import { whyNotSent } from '#web/domains/forms/packet.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

/** What keeps the packet from being sent, with the way to each form. */
export function HinderedAlert({ forms }: { forms: readonly FormEntry[] }) {
  const { t } = useTranslation();
  const words = useFormWords();
  if (forms.length === 0) return null;
  return (
    <Alert tone="warning" title={t('formsPacket.hindered')}>
      <ul>
        {forms.map((form) => (
          <li key={form.id}>
            <TextLink asChild className="wrap-anywhere inline-block pointer-coarse:py-2.5">
              <Link to={`/forms/${form.id}`}>
                {t(`formsPacket.notSendable.${whyNotSent(form) ?? 'draft'}`, { title: words(form.title) })}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
