import { useQuery } from '@tanstack/react-query';
import { FilePlus2, FileUp, Inbox, ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { FormEntry } from '#web/domains/forms/library.ts';
import { forms } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { Examples } from './Examples.tsx';
import { FormItem } from './FormItem.tsx';

const NewForm = lazyDialog(() => import('./NewForm.tsx'));
const ImportForm = lazyDialog(() => import('./ImportForm.tsx'));
const SendForm = lazyDialog(() => import('./SendForm.tsx'));

/** The center's forms: what is published, what is being written, what is no longer used (forms-18). */
export function FormsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...forms, enabled: can('forms') });
  const adding = useDialog();
  const importing = useDialog();
  const sending = useDialog<FormEntry>();
  useEffect(NewForm.soon, []);
  if (!can('forms')) return <NotForRole title={t('formsLibrary.title')} />;
  return (
    <ManagementPage
      title={t('formsLibrary.title')}
      subtitle={t('formsLibrary.subtitle')}
      main={{
        icon: <FilePlus2 className="size-5" />,
        children: t('formsLibrary.new.button'),
        onClick: () => adding.open(),
        ...NewForm.near,
      }}
    >
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" icon={<Inbox className="size-5" />}>
          <Link to="/forms/requests">{t('formsLibrary.requests')}</Link>
        </Button>
        <Button asChild variant="secondary" icon={<ListChecks className="size-5" />}>
          <Link to="/forms/packet">{t('formsLibrary.packet')}</Link>
        </Button>
        <Button
          variant="secondary"
          icon={<FileUp className="size-5" />}
          onClick={() => importing.open()}
          {...ImportForm.near}
        >
          {t('formsLibrary.import.button')}
        </Button>
      </div>
      <Loaded
        query={read}
        failed={t('formsLibrary.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('formsLibrary.loading')} lines={6} />
          </Card>
        }
        empty={
          <Card as="section" title={t('formsLibrary.empty')} description={t('formsLibrary.emptyText')}>
            <Examples />
          </Card>
        }
      >
        {(all) => <FormList all={all} onSend={(form) => sending.open(form)} />}
      </Loaded>
      {adding.show((_, opened) => (
        <NewForm {...opened} />
      ))}
      {importing.show((_, opened) => (
        <ImportForm {...opened} />
      ))}
      {sending.show((form, opened) => (
        <SendForm form={form} {...opened} />
      ))}
    </ManagementPage>
  );
}

function FormList({ all, onSend }: { all: readonly FormEntry[]; onSend(form: FormEntry): void }) {
  const { t } = useTranslation();
  const words = useFormWords();
  const [search, setSearch] = useState('');
  const found = all.filter(({ title }) => matchesSearch(`${words(title)} ${title.en}`, search));
  return (
    <ManagedList
      rows={found}
      toolbar={
        <SearchInput label={t('formsLibrary.search')} value={search} onChange={setSearch} className="sm:max-w-md" />
      }
      found={search !== '' && t('formsLibrary.found', { count: found.length })}
    >
      {(rows) =>
        rows.length > 0 ? (
          <ul className="divide-y divide-line border-line border-t">
            {rows.map((form) => (
              <FormItem key={form.id} form={form} onSend={() => onSend(form)} onNearSend={SendForm.preload} />
            ))}
          </ul>
        ) : (
          <p className="border-line border-t px-4 py-8 text-center text-ink-soft">{t('formsLibrary.noneFound')}</p>
        )
      }
    </ManagedList>
  );
}
