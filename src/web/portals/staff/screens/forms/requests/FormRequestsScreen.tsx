import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SentForm } from '#web/domains/forms/library.ts';
import { countOf, filterIn, narrowed, REQUEST_FILTERS } from '#web/domains/forms/requests.ts';
import { formRequests } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { SentFormItem } from './SentFormItem.tsx';

/** As many as the server answers. */
const MOST = 500;
const PAGE = 50;

/** The forms that families were sent, of all, one child or one form (forms-22). */
export function FormRequestsScreen() {
  const { t } = useTranslation();
  const words = useFormWords();
  const { can } = useStaffSession();
  const [params] = useSearchParams();
  const [childId, formId] = ['child', 'form'].map((name) => Number(params.get(name)) || undefined);
  const of = { ...(childId && { childId }), ...(formId && { formId }) };
  const read = useQuery({ ...formRequests(of), enabled: can('forms') });
  if (!can('forms')) return <NotForRole title={t('formsRequests.title')} />;
  const [first] = read.data ?? [];
  const about = first && (formId ? words(first.formTitle) : childId ? first.childName : undefined);
  return (
    <StaffPage
      title={t('formsRequests.title')}
      subtitle={about ?? t('formsRequests.subtitle')}
      back={
        childId
          ? { to: '/children', label: t('formsRequests.toChildren') }
          : { to: '/forms', label: t('formsRequests.toForms') }
      }
      {...((childId || formId) && {
        actions: (
          <Button asChild variant="secondary">
            <Link to="/forms/requests">{t('formsRequests.showAll')}</Link>
          </Button>
        ),
      })}
    >
      <Loaded
        query={read}
        failed={t('formsRequests.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('formsRequests.loading')} lines={8} />
          </Card>
        }
        empty={
          <Card>
            <EmptyState
              level={2}
              icon={<FileSignature />}
              title={t('formsRequests.empty')}
              action={
                <Button asChild variant="secondary">
                  <Link to="/forms">{t('formsRequests.toForms')}</Link>
                </Button>
              }
            >
              {t('formsRequests.emptyText')}
            </EmptyState>
          </Card>
        }
      >
        {(all) => <RequestList all={all} about={formId ? 'form' : childId ? 'child' : undefined} />}
      </Loaded>
    </StaffPage>
  );
}

function RequestList({ all, about }: { all: readonly SentForm[]; about: 'form' | 'child' | undefined }) {
  const { t } = useTranslation();
  const words = useFormWords();
  const { asked, choose } = useSearchFields();
  const [search, setSearch] = useState('');
  const filter = filterIn(asked('state'));
  const found = narrowed(all, filter).filter((one) =>
    matchesSearch(`${one.childName} ${words(one.formTitle)} ${one.signers.map(({ name }) => name).join(' ')}`, search),
  );
  return (
    <>
      {all.length >= MOST && <Alert>{t('formsRequests.onlyNewest', { limit: MOST })}</Alert>}
      <ManagedList
        rows={found}
        page={PAGE}
        more={(shown) => ({
          label: t('formsRequests.more'),
          text: t('formsRequests.shown', { shown, total: found.length }),
        })}
        toolbar={
          <ListToolbar
            label={t('formsRequests.narrow')}
            search={{ label: t('formsRequests.search'), value: search, onChange: setSearch }}
            filter={{
              label: t('common.status'),
              value: filter,
              onChange: (state) => choose({ state }),
              options: REQUEST_FILTERS.map((value) => ({
                value,
                label: t(`formsRequests.filters.${value}`),
                count: countOf(all, value),
              })),
            }}
            found={search !== '' && t('formsRequests.found', { count: found.length })}
          />
        }
      >
        {(rows) =>
          rows.length > 0 ? (
            <ul className="divide-y divide-line border-line border-t">
              {rows.map((request) => (
                <SentFormItem key={request.id} request={request} about={about} />
              ))}
            </ul>
          ) : (
            <p className="border-line border-t px-4 py-8 text-center text-ink-soft">{t('formsRequests.noneFound')}</p>
          )
        }
      </ManagedList>
    </>
  );
}
