import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { centerTwoStep, requireTwoStep } from '../../../../../domains/security/queries.ts';
import { useConfirmed } from '../../../../../domains/security/useConfirmed.tsx';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { StaffTwoStep } from './StaffTwoStep.tsx';

/** Whether staff have to sign in with a second step, and who does. */
export function CenterSecurityScreen() {
  const { t } = useTranslation();
  const { staff: self } = useStaffSession();
  const { data, error, refetch, isFetching } = useQuery({ ...centerTwoStep, staleTime: 0 });
  const { mutateAsync: require, isPending } = useMutation(requireTwoStep);
  const { attempt, dialog } = useConfirmed();
  const [asking, setAsking] = useState(false);
  const without = data?.staff.filter(({ isOn }) => !isOn) ?? [];
  const ownIsOn = !without.some(({ id }) => id === self.id);

  const set = (isRequired: boolean) =>
    void attempt(async () => {
      await require({ body: { isRequired } });
      setAsking(false);
      toast({
        variant: 'success',
        title: t(isRequired ? 'security.center.required' : 'security.center.notRequired'),
      });
    });
  return (
    <SettingsPage
      title={t('security.center.title')}
      subtitle={t('security.center.subtitle')}
      needs="center.manage"
      width="narrow"
    >
      {!data && error && (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('security.center.loadFailed')}
        </Alert>
      )}
      {!data && !error && <SkeletonText lines={6} />}
      {data && (
        <div className="flex flex-col gap-5">
          <Card>
            <Switch
              label={t('security.center.require')}
              hint={t('security.center.requireHint')}
              checked={data.isRequired}
              disabled={isPending || (!ownIsOn && !data.isRequired)}
              onChange={() => (data.isRequired ? set(false) : setAsking(true))}
            />
            {!ownIsOn && !data.isRequired && (
              <Alert tone="info" className="mt-3">
                {t('security.center.ownFirst')}
              </Alert>
            )}
          </Card>
          <StaffTwoStep staff={data.staff} attempt={attempt} />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('security.center.requireTitle')}
        confirmLabel={t('security.center.requireConfirm')}
        cancelLabel={t('security.cancel')}
        busy={isPending}
        onConfirm={() => {
          setAsking(false);
          set(true);
        }}
      >
        {without.length > 0
          ? t('security.center.requireText', { count: without.length })
          : t('security.center.requireAll')}
      </ConfirmDialog>
      {dialog}
    </SettingsPage>
  );
}
