import { useMutation, useQuery } from '@tanstack/react-query';
import { centerTwoStep, requireTwoStep } from '#web/domains/security/queries.ts';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { CommonPasswords } from './CommonPasswords.tsx';
import { StaffTwoStep } from './StaffTwoStep.tsx';

/** Whether staff have to sign in with a second step, and who does; to whom the most used passwords are refused. */
export function CenterSecurityScreen() {
  const { t } = useTranslation();
  const { staff: self } = useStaffSession();
  const query = useQuery({ ...centerTwoStep, staleTime: 0 });
  const { mutateAsync: require, isPending } = useMutation(requireTwoStep);
  const { attempt, dialog } = useConfirmed();
  const without = query.data?.staff.filter(({ isOn }) => !isOn) ?? [];
  const ownIsOn = !without.some(({ id }) => id === self.id);

  const set = (isRequired: boolean) =>
    attempt(async () => {
      await require({ body: { isRequired } });
      toast({
        variant: 'success',
        title: t(isRequired ? 'security.center.required' : 'security.center.notRequired'),
      });
    });
  const ask = () =>
    confirmFirst({
      title: t('security.center.requireTitle'),
      text:
        without.length > 0
          ? t('security.center.requireText', { count: without.length })
          : t('security.center.requireAll'),
      label: t('security.center.requireConfirm'),
      act: () => set(true),
    });
  return (
    <SettingsPage
      title={t('security.center.title')}
      subtitle={t('security.center.subtitle')}
      needs="center.manage"
      width="narrow"
    >
      <Loaded query={query} failed={t('common.theListCouldNotBeLoaded')} skeleton={<SkeletonText lines={6} />}>
        {(data) => (
          <div className="flex flex-col gap-5">
            <Card>
              <Switch
                label={t('security.center.require')}
                hint={t('security.center.requireHint')}
                checked={data.isRequired}
                disabled={isPending || (!ownIsOn && !data.isRequired)}
                onChange={() => (data.isRequired ? set(false) : ask())}
              />
              {!ownIsOn && !data.isRequired && (
                <Alert tone="info" className="mt-3">
                  {t('security.center.ownFirst')}
                </Alert>
              )}
            </Card>
            <CommonPasswords attempt={attempt} />
            <StaffTwoStep staff={data.staff} attempt={attempt} />
          </div>
        )}
      </Loaded>
      {dialog}
    </SettingsPage>
  );
}
