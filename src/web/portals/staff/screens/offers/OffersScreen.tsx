import { useQuery } from '@tanstack/react-query';
import { TicketCheck } from 'lucide-react';
import { Link } from 'react-router';
import { changeOfferSettings, offers } from '#web/domains/offers/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { OfferList } from './OfferList.tsx';

/** Places that are offered: who has yet to answer and until when, and what became of the others (offers-1). */
export function OffersScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...offers, enabled: can('admissions') });
  const { run, isPending } = useAction(changeOfferSettings, { failed: t('offers.notSaved') });
  if (!can('admissions')) return <NotForRole title={t('offers.title')} />;
  return (
    <StaffPage
      title={t('offers.title')}
      subtitle={t('offers.subtitle')}
      back={{ to: '/admissions', label: t('admissions.back') }}
    >
      <Loaded
        query={read}
        failed={t('offers.failed')}
        skeleton={<SkeletonText label={t('offers.loading')} lines={8} />}
      >
        {({ offers: all, asksNext, version }) => {
          const open = all.filter(({ state }) => state === 'open');
          const ended = all.filter(({ state }) => state !== 'open');
          return (
            <>
              <Card>
                <Switch
                  label={t('offers.asksNext')}
                  hint={t('offers.asksNextHint')}
                  checked={asksNext}
                  disabled={isPending}
                  onChange={({ target }) => void run({ body: { asksNext: target.checked, version } })}
                />
              </Card>
              {all.length === 0 ? (
                <Card>
                  <EmptyState
                    level={2}
                    icon={<TicketCheck />}
                    title={t('offers.none')}
                    action={
                      <Button asChild variant="secondary">
                        <Link to="/admissions/waitlist">{t('admissions.waitlist')}</Link>
                      </Button>
                    }
                  >
                    {t('offers.noneText')}
                  </EmptyState>
                </Card>
              ) : (
                <>
                  <Section title={t('offers.open', { count: open.length })}>
                    {open.length === 0 ? (
                      <p className="text-ink-soft">{t('offers.noneOpen')}</p>
                    ) : (
                      <OfferList offers={open} />
                    )}
                  </Section>
                  {ended.length > 0 && (
                    <Section title={t('offers.answered')}>
                      <OfferList offers={ended} />
                    </Section>
                  )}
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </StaffPage>
  );
}
