import { Phone } from 'lucide-react';
import type { ListedChild } from '#web/domains/roll-call/rules.ts';
import { numberIn } from '#web/lib/phoneNumber.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Whom to call about a child, one button each; a contact without a number is shown as it was written down. */
export function Calls({ child: { contacts, emergencyContact } }: { child: ListedChild }) {
  const { t } = useTranslation();
  const all = [
    ...contacts.map(({ name, phone }) => ({ name: name || t('rollCall.parent'), text: phone })),
    ...(emergencyContact ? [{ name: t('common.emergencyContact'), text: emergencyContact }] : []),
  ];
  if (all.length === 0) return <p className="font-medium">{t('rollCall.noContacts')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {all.map(({ name, text }) => {
        const number = numberIn(text);
        return (
          <li key={`${name} ${text}`}>
            {number ? (
              <Button asChild variant="secondary" size="large" wide icon={<Phone />}>
                <a href={`tel:${number}`} className="private">
                  {t('rollCall.call', { name, number: text })}
                </a>
              </Button>
            ) : (
              <p className="private text-lg">
                {text ? t('rollCall.contact', { name, text }) : t('rollCall.noNumber', { name })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
