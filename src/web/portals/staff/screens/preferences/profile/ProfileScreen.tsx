import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { Link } from 'react-router';
import { profile } from '#web/domains/preferences/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { DutyList } from '#web/portals/staff/screens/staff/duties/DutyList.tsx';
import { OwnClock } from '#web/portals/staff/screens/time-clock/own/OwnClock.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** One's own profile; nobody needs a right for it. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const query = useQuery(profile);
  return (
    <StaffPage title={t('shell.titles.profile')} subtitle={t('preferencesProfile.subtitle')} width="narrow">
      {can('duty.own') && <OwnClock />}
      <Loaded
        query={query}
        failed={t('preferencesProfile.failedToLoad')}
        skeleton={
          <Card>
            <SkeletonText label={t('preferences.profile.loading')} lines={6} />
          </Card>
        }
      >
        {(own) => 'role' in own && <ProfileForm profile={own} />}
      </Loaded>
      <Card
        as="section"
        className="mt-6"
        title={t('preferencesProfile.file.title')}
        description={t('preferencesProfile.file.text')}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" asChild>
            <Link to={`/staff/${me.id}`}>{t('preferencesProfile.file.open')}</Link>
          </Button>
          <Button asChild variant="secondary" icon={<FileCheck />}>
            <Link to="/my-papers">{t('preferencesProfile.papers')}</Link>
          </Button>
        </div>
      </Card>
      <Card className="mt-6">
        <DutyList staffId={me.id} description={t('staffDuties.own')} />
        <TextLink asChild>
          <Link to="/my-hours" className="mt-3 inline-flex min-h-11 items-center">
            {t('staffDuties.hours')}
          </Link>
        </TextLink>
      </Card>
    </StaffPage>
  );
}
