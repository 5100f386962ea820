import { HandOnDialog } from '#web/domains/mail/HandOnDialog.tsx';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type HandOnActivationProps = Opened & {
  member: Pick<StaffMember, 'firstName' | 'lastName'>;
  activation: ReplyOf<'POST /api/staff/:id/activation-link'>;
};

/** The activation link of a new staff member where no mail brings it, to be handed on. */
export function HandOnActivation({ member, activation: { link, expiresAt }, ...opened }: HandOnActivationProps) {
  const { t } = useTranslation();
  return (
    <HandOnDialog
      {...opened}
      title={t('staff.activation.handOn', { name: `${member.firstName} ${member.lastName}` })}
      text={t('staff.activation.onlyThem', { until: formatInstant(expiresAt) })}
      label={t('staff.activation.link')}
      link={link}
      isMailSetUp={false}
    />
  );
}
