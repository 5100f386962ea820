import { CircleCheck, Lock, MailOpen } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { AccountStatus } from './rules.ts';

/** Whether somebody can sign in. */
export function AccountBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation();
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`staff.account.${status}`)}
    </Badge>
  );
}

const LOOKS = {
  invited: { tone: 'highlight', Icon: MailOpen },
  active: { tone: 'success', Icon: CircleCheck },
  deactivated: { tone: 'attention', Icon: Lock },
} as const;
