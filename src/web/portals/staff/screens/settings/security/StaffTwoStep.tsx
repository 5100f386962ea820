import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CenterTwoStep, resetTwoStep } from '../../../../../domains/security/queries.ts';
import { useRoleName } from '../../../../../domains/staff/roleName.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { Table } from '../../../../../ui/Table.tsx';
import { toast } from '../../../../../ui/toast.ts';

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
  const { mutateAsync: reset, isPending } = useMutation(resetTwoStep);
  const [asked, setAsked] = useState<Member | null>(null);
  const confirm = (member: Member) =>
    void attempt(async () => {
      await reset({ params: { id: member.id } });
      toast({ variant: 'success', title: t('security.center.resetDone'), description: nameOf(member) });
    }).finally(() => setAsked(null));
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
            header: t('security.center.actions'),
            headerHidden: true,
            align: 'end',
            cell: (member) =>
              member.isOn && member.id !== self.id ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('security.center.resetNamed', { name: nameOf(member) })}
                  onClick={() => setAsked(member)}
                >
                  {t('security.center.reset')}
                </Button>
              ) : null,
          },
        ]}
      />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t('security.center.resetTitle', { name: nameOf(asked) })}
          confirmLabel={t('security.center.resetConfirm')}
          cancelLabel={t('security.cancel')}
          danger
          busy={isPending}
          onConfirm={() => confirm(asked)}
        >
          {t('security.center.resetText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
