import { answerProposal, type PickupPerson } from '#web/domains/pickup-people/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines whom a guardian proposed, with a reason for the family. */
export function DeclineProposal({ person, ...opened }: Opened & { person: PickupPerson }) {
  const { t } = useTranslation();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <ReasonDialog
      {...opened}
      size="small"
      action={answerProposal}
      sent={(reason) => ({ params: { id: person.id }, body: { isAccepted: false, reason } })}
      done={t('pickupPeople.declined', { name })}
      failed={t('pickupPeople.notSaved')}
      title={t('pickupPeople.declineTitle', { name })}
      submit={t('pickupPeople.decline')}
      danger
      label={t('pickupPeople.declineReason')}
      hint={t('pickupPeople.declineHint')}
    />
  );
}
