import { useQuery } from '@tanstack/react-query';
import { MailLink } from '#web/domains/children/Collected.tsx';
import { type FamilyContacts, familyContacts, shareContacts } from '#web/domains/guardians/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What a parent shares with the other guardians of their children, and they with them; nothing where there are none (guardians-20). */
export default function SharedContacts() {
  const { t } = useTranslation();
  const query = useQuery(familyContacts);
  if (!query.data) {
    return (
      <Card>
        {query.isError ? (
          <LoadFailed read={query} failed={t('guardiansContacts.failed')} />
        ) : (
          <SkeletonText label={t('shell.loading')} lines={2} />
        )}
      </Card>
    );
  }
  return query.data
    .filter(({ others }) => others.length > 0)
    .map((contacts) => <OtherGuardians key={contacts.childId} {...contacts} />);
}

function OtherGuardians({ childId, firstName, isShared, others }: FamilyContacts) {
  const { t } = useTranslation();
  const share = useAction(shareContacts, { failed: t('guardiansContacts.notSaved') });
  return (
    <Card
      as="section"
      title={<Private>{t('guardiansContacts.title', { name: firstName })}</Private>}
      description={t('guardiansContacts.text')}
    >
      <Switch
        label={t('guardiansContacts.share')}
        hint={t('guardiansContacts.shareHint')}
        // What was just chosen, until the answer is there.
        checked={share.isPending ? !isShared : isShared}
        onChange={({ target }) => {
          if (!share.isPending) void share.run({ params: { id: childId }, body: { isShared: target.checked } });
        }}
      />
      <ul className="mt-3 flex flex-col gap-3 border-line border-t pt-4">
        {others.map(({ guardianId, name, isOpen, phoneNumber, email }) => (
          <li key={guardianId} className="min-w-0">
            <p className="break-words font-semibold">{name}</p>
            {isOpen && (phoneNumber || email) ? (
              <p className="flex flex-wrap gap-x-5 gap-y-1">
                {phoneNumber && <PhoneLink quiet>{phoneNumber}</PhoneLink>}
                {email && <MailLink email={email} />}
              </p>
            ) : (
              <p className="text-ink-soft">{t(isOpen ? 'guardiansContacts.nothing' : 'guardiansContacts.notShared')}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
