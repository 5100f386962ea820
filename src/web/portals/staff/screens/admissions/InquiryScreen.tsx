import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { AskedChildren } from '#web/domains/admissions/AskedChildren.tsx';
import { eraseInquiry, inquiry } from '#web/domains/admissions/queries.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { InquiryOffers } from '../offers/InquiryOffers.tsx';
import { Duplicates } from './Duplicates.tsx';
import { InquiryFees } from './InquiryFees.tsx';
import { InquiryMails } from './InquiryMails.tsx';
import { InquiryNotes } from './InquiryNotes.tsx';
import { InquiryState } from './InquiryState.tsx';
import { InquiryTasks } from './InquiryTasks.tsx';
import { InquiryTours } from './InquiryTours.tsx';

/** All that is known of an inquiry (admissions-6). */
export function InquiryScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { id } = useParams();
  const read = useQuery({ ...inquiry(Number(id) || 0), enabled: can('admissions') });
  if (!can('admissions')) return <NotForRole title={t('admissions.title')} />;
  const [first] = read.data?.contacts ?? [];
  return (
    <StaffPage
      title={first ? fullName(first) : t('admissions.one')}
      back={{ to: '/admissions', label: t('admissions.back') }}
      width="narrow"
    >
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('admissions.oneFailed'))}
        skeleton={<SkeletonText label={t('admissions.oneLoading')} lines={8} />}
      >
        {(found) => <Parts found={found} />}
      </Loaded>
    </StaffPage>
  );
}

function Parts({ found }: { found: Inquiry }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run } = useAction(eraseInquiry, {
    done: t('admissions.erased'),
    failed: t('admissions.notErased'),
    onDone: () => navigate('/admissions', { replace: true }),
  });
  const { id, contacts, children, createdAt, createdBy, language, keptUntil } = found;
  const date = formatDate(dayOf(createdAt));
  return (
    <>
      <Duplicates found={found} />
      <Section title={t('admissions.where')}>
        <InquiryState key={`${found.state} ${found.lostReason}`} found={found} />
      </Section>
      <Section title={t('admissions.contacts')}>
        <Card flush>
          <ul className="divide-y divide-line">
            {contacts.map((contact) => (
              <li key={contact.id} className="flex flex-col gap-0.5 px-4 py-3 sm:px-5">
                <p className="wrap-anywhere font-semibold">{fullName(contact)}</p>
                {contact.email && (
                  <TextLink href={`mailto:${contact.email}`} className="wrap-anywhere self-start pointer-coarse:py-2.5">
                    {contact.email}
                  </TextLink>
                )}
                {contact.phoneNumber && <PhoneLink>{contact.phoneNumber}</PhoneLink>}
              </li>
            ))}
          </ul>
        </Card>
      </Section>
      <Section title={t('common.children')}>
        <AskedChildren asked={children} />
      </Section>
      <InquiryOffers found={found} />
      <InquiryFees found={found} />
      <InquiryTours found={found} />
      <InquiryTasks found={found} />
      <InquiryNotes found={found} />
      <InquiryMails found={found} />
      <Section title={t('admissions.about')}>
        <Card>
          <DescriptionList
            items={[
              {
                term: t('admissions.came'),
                detail: createdBy
                  ? t('admissions.cameBy', { date, name: createdBy })
                  : t('admissions.cameByFamily', { date }),
              },
              { term: t('admissionsJoin.language'), detail: LANGUAGE_NAMES[language] },
              { term: t('admissions.kept'), detail: t('admissions.keptText', { date: formatDate(keptUntil) }) },
            ]}
          />
          <Button
            variant="danger"
            className="mt-4 self-start"
            icon={<Trash2 className="size-5" />}
            onClick={() =>
              confirmDelete({
                title: t('admissions.eraseTitle'),
                text: t(
                  found.fees.some(({ state, isRefundable }) => isRefundable && (state === 'paid' || state === 'owed'))
                    ? 'admissionsFees.eraseOwed'
                    : 'admissions.eraseText',
                ),
                label: t('admissions.erase'),
                doDelete: () => run({ params: { id } }),
              })
            }
          >
            {t('admissions.erase')}
          </Button>
        </Card>
      </Section>
    </>
  );
}
