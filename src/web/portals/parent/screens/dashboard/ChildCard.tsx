import { useTranslation } from 'react-i18next';
import { Collected, PhoneLink } from '../../../../domains/children/Collected.tsx';
import { fullName } from '../../../../domains/children/rules.ts';
import type { ParentChild } from '../../../../domains/parents/rules.ts';
import { formatAge, formatDate, useCenterToday } from '../../../../lib/time.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { DescriptionList } from '../../../../ui/DescriptionList.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { hueOf } from '../../../../ui/hue.ts';

/** The child info of seed 001 section 2. */
export function ChildCard({ child }: { child: ParentChild }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <Card as="section">
      <div className="mb-5 flex items-center gap-4">
        <Avatar name={fullName(child)} hue={hueOf(child.id)} size="huge" />
        <div className="min-w-0">
          <Heading level={2} className="break-words">
            {fullName(child)}
          </Heading>
          <p className="mb-1.5 text-ink-soft">{child.room}</p>
          <Badge tone="success">{t('parentPortal.dashboard.active')}</Badge>
        </div>
      </div>
      <DescriptionList
        columns={2}
        items={[
          { term: t('parentPortal.dashboard.dateOfBirth'), detail: formatDate(child.dateOfBirth) },
          { term: t('parentPortal.dashboard.age'), detail: formatAge(child.dateOfBirth, today) },
          {
            term: t('parentPortal.dashboard.emergencyContact'),
            detail: <Collected value={child.emergencyContact} />,
          },
          {
            term: t('parentPortal.dashboard.parentPhone'),
            detail: <Collected value={child.parentPhone}>{(phone) => <PhoneLink phone={phone} />}</Collected>,
          },
        ]}
      />
    </Card>
  );
}
