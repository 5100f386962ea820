import { useMutation } from '@tanstack/react-query';
import { type CenterTwoStep, resetTwoStep } from '#web/domains/security/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';

type Member = CenterTwoStep['staff'][number];
type StaffTwoStepProps = {
  staff: readonly Member[];
  attempt(work: () => Promise<unknown>): Promise<void>;
};

const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

/** Who signs in with a second step; who lost theirs is helped here. */
export function StaffTwoStep({ staff, attempt }: StaffTwoStepProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { staff: self } = useStaffSession();
  const { mutateAsync: reset } = useMutation(resetTwoStep);
  const ask = (member: Member) =>
    confirmDelete({
      title: t('security.center.resetTitle', { name: nameOf(member) }),
      text: t('security.center.resetText'),
      label: t('common.reset'),
      doDelete: () =>
        attempt(async () => {
          await reset({ params: { id: member.id } });
          toast({ variant: 'success', title: t('common.twoStepWasReset'), description: nameOf(member) });
        }),
    });
  return (
    <Card as="section" title={t('security.center.staff')} flush className="overflow-hidden">
      <Table
        caption={t('security.center.staff')}
        rows={staff}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('security.center.name'), title: true, cell: nameOf },
          { key: 'role', header: t('security.center.role'), cell: ({ role }) => roleName(role) },
          {
            key: 'state',
            header: t('security.center.state'),
            cell: ({ isOn }) => (
              <Badge tone={isOn ? 'success' : 'neutral'}>
                {t(isOn ? 'security.center.on' : 'security.center.off')}
              </Badge>
            ),
          },
          {
            key: 'actions',
            header: t('common.actions'),
            headerHidden: true,
            align: 'end',
            cell: (member) =>
              member.isOn && member.id !== self.id ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('security.center.resetNamed', { name: nameOf(member) })}
                  onClick={() => ask(member)}
                >
                  {t('common.reset')}
                </Button>
              ) : null,
          },
        ]}
      />
    </Card>
  );
}
