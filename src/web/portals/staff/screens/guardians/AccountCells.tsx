import { fullName } from '#web/domains/children/rules.ts';
import { EmailText } from '#web/domains/guardians/accounts/EmailText.tsx';
import type { ParentAccount } from '#web/domains/guardians/accounts/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Who it is and whose parent. */
export function ParentCell({ account }: { account: ParentAccount }) {
  const { t } = useTranslation();
  const names = account.children.map(({ firstName }) => firstName).join(', ');
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={fullName(account)} hue={hueOf(account.id)} className="sm:max-lg:hidden" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {fullName(account)}
          {!account.isActive && <Badge tone="attention">{t('guardians.accounts.deactivated')}</Badge>}
        </span>
        {names && (
          <span className="block font-normal text-ink-soft text-sm">
            <VisuallyHidden>{t('guardians.accounts.children', { names })}</VisuallyHidden>
            <span aria-hidden="true">{names}</span>
          </span>
        )}
      </span>
    </span>
  );
}

export function ContactCell({ account: { email, phoneNumber } }: { account: ParentAccount }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 flex-col text-sm max-sm:items-end">
      <TextLink quiet href={`mailto:${email}`}>
        <EmailText email={email} />
      </TextLink>
      {phoneNumber ? (
        <PhoneLink quiet>{phoneNumber}</PhoneLink>
      ) : (
        <span className="text-ink-soft">{t('guardians.accounts.noPhone')}</span>
      )}
    </span>
  );
}
