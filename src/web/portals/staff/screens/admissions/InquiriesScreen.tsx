import { useQuery } from '@tanstack/react-query';
import { DoorOpen, HandCoins, Inbox, ListOrdered, MailPlus, PhoneCall, Settings, TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { INQUIRY_STATES, type InquiryState } from '#contract/admissions-choices.ts';
import { inquiries } from '#web/domains/admissions/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { InquiryItem } from './InquiryItem.tsx';

const EnterInquiry = lazyDialog(() => import('./EnterInquiry.tsx'));
const AdmissionSettings = lazyDialog(() => import('./AdmissionSettings.tsx'));

/** Families who ask for a place, by where each stands (admissions-6). */
export function InquiriesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const entering = useDialog();
  const setting = useDialog();
  if (!can('admissions')) return <NotForRole title={t('admissions.title')} />;
  return (
    <ManagementPage
      title={t('admissions.title')}
      subtitle={t('admissions.subtitle')}
      main={{
        icon: <PhoneCall className="size-5" />,
        children: t('admissions.enter.button'),
        onClick: () => entering.open(),
        ...EnterInquiry.near,
      }}
    >
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" icon={<ListOrdered className="size-5" />}>
          <Link to="/admissions/waitlist">{t('admissions.waitlist')}</Link>
        </Button>
        <Button asChild variant="secondary" icon={<DoorOpen className="size-5" />}>
          <Link to="/admissions/tours">{t('admissions.tours')}</Link>
        </Button>
        <Button asChild variant="secondary" icon={<MailPlus className="size-5" />}>
          <Link to="/admissions/templates">{t('admissions.templates')}</Link>
        </Button>
        <Button asChild variant="secondary" icon={<TicketCheck className="size-5" />}>
          <Link to="/admissions/offers">{t('admissions.offers')}</Link>
        </Button>
        <Button asChild variant="secondary" icon={<HandCoins className="size-5" />}>
          <Link to="/admissions/fees">{t('admissions.fees')}</Link>
        </Button>
        <Button
          variant="secondary"
          icon={<Settings className="size-5" />}
          onClick={() => setting.open()}
          {...AdmissionSettings.near}
        >
          {t('admissions.settings.button')}
        </Button>
      </div>
      <InquiryList onSettings={() => setting.open()} />
      {entering.show((_, opened) => (
        <EnterInquiry {...opened} />
      ))}
      {setting.show((_, opened) => (
        <AdmissionSettings {...opened} />
      ))}
    </ManagementPage>
  );
}

const stateIn = (text: string | null): InquiryState | undefined => INQUIRY_STATES.find((state) => state === text);

function InquiryList({ onSettings }: { onSettings(): void }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const state = stateIn(params.get('state'));
  const read = useQuery(inquiries(state, search));
  return (
    <Loaded
      query={read}
      failed={t('admissions.failed')}
      skeleton={<SkeletonText label={t('admissions.loading')} lines={8} />}
    >
      {({ inquiries: rows, found, counts }) => {
        const all = INQUIRY_STATES.reduce((sum, one) => sum + counts[one], 0);
        const isNarrowed = state !== undefined || search !== '';
        return (
          <ManagedList
            rows={rows}
            empty={
              all === 0 && (
                <EmptyState
                  level={2}
                  icon={<Inbox />}
                  title={t('admissions.empty')}
                  action={<Button onClick={onSettings}>{t('admissions.settings.button')}</Button>}
                >
                  {t('admissions.emptyText')}
                </EmptyState>
              )
            }
            toolbar={
              <ListToolbar
                label={t('admissions.narrow')}
                search={{ label: t('admissions.search'), value: typed, onChange: setTyped }}
                filter={{
                  label: t('common.status'),
                  value: state ?? 'all',
                  onChange: (chosen) => setParams(chosen === 'all' ? {} : { state: chosen }, { replace: true }),
                  options: [
                    { value: 'all', label: t('admissions.all'), count: all },
                    ...INQUIRY_STATES.map((value) => ({
                      value,
                      label: t(`admissions.states.${value}`),
                      count: counts[value],
                    })),
                  ],
                }}
                found={isNarrowed && t('admissions.found', { count: found })}
              />
            }
            foot={
              found > rows.length && (
                <p className="border-line border-t p-4 text-center text-ink-soft text-sm">
                  {t('admissions.onlyNewest', { shown: rows.length, count: found })}
                </p>
              )
            }
          >
            {(shown) =>
              shown.length > 0 ? (
                <ul className="divide-y divide-line border-line border-t">
                  {shown.map((one) => (
                    <InquiryItem key={one.id} inquiry={one} isStateShown={state === undefined} />
                  ))}
                </ul>
              ) : (
                <p className="border-line border-t px-4 py-8 text-center text-ink-soft">{t('admissions.noneFound')}</p>
              )
            }
          </ManagedList>
        );
      }}
    </Loaded>
  );
}
