import { useQuery } from '@tanstack/react-query';
import { Send, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { uninvitedGuardians } from '#web/domains/guardians/invitations/queries.ts';
import {
  ADDRESS_FILTERS,
  type AddressFilter,
  inviteeOf,
  isFound,
  type UninvitedGuardian,
} from '#web/domains/guardians/invitations/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { InviteManyDialog } from './InviteManyDialog.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Rounds } from './Rounds.tsx';
import { UninvitedTable } from './UninvitedTable.tsx';

const InviteDialog = lazyDialog(() => import('./InviteDialog.tsx'));

/** The tab Not invited: guardians without an account and without an open invitation (guardians-16). */
export function UninvitedPanel() {
  const { t } = useTranslation();
  const query = useQuery(uninvitedGuardians);
  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, t('guardiansInvitations.uninvited.failed'))}
      skeleton={<ListSkeleton label={t('guardiansInvitations.uninvited.loading')} />}
    >
      {(guardians) => <Uninvited guardians={guardians} />}
    </Loaded>
  );
}

function Uninvited({ guardians }: { guardians: readonly UninvitedGuardian[] }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [search, setSearch] = useSearchText();
  const { asked, choose } = useSearchFields();
  const filter = ADDRESS_FILTERS.find((known) => known === asked('contact')) ?? 'all';
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const inviting = useDialog<UninvitedGuardian>();
  const invitingMany = useDialog<readonly UninvitedGuardian[]>();
  const mayInvite = can('parents.invite');
  const found = guardians.filter((guardian) => isFound(guardian, search, filter));
  // Whoever was invited meanwhile is no longer there to be chosen.
  const together = guardians.filter(({ id }) => chosen.has(id));

  return (
    <div className="flex flex-col gap-5">
      <ManagedList
        rows={found}
        page={PAGE}
        more={(shown) => ({
          label: t('guardiansInvitations.uninvited.more'),
          text: t('guardiansInvitations.uninvited.shown', { shown, count: found.length }),
        })}
        empty={
          guardians.length === 0 && (
            <EmptyState
              level={2}
              icon={<UserCheck />}
              title={t('guardiansInvitations.uninvited.empty')}
              action={
                can('center.manage') && (
                  <Button asChild variant="secondary">
                    <Link to="/settings/import">{t('guardiansInvitations.uninvited.toImport')}</Link>
                  </Button>
                )
              }
            >
              {t('guardiansInvitations.uninvited.emptyText')}
            </EmptyState>
          )
        }
        found={
          (search !== '' || filter !== 'all') && t('guardiansInvitations.uninvited.found', { count: found.length })
        }
        toolbar={
          <Toolbar label={t('guardiansInvitations.uninvited.narrow')}>
            <SearchInput
              value={search}
              onChange={setSearch}
              label={t('guardiansInvitations.uninvited.search')}
              className="sm:w-96"
            />
            <FilterChips<AddressFilter>
              label={t('guardiansInvitations.uninvited.filter')}
              options={ADDRESS_FILTERS.map((value) => ({
                value,
                label: t(`guardiansInvitations.uninvited.filters.${value}`),
              }))}
              value={filter}
              onChange={(next) => choose({ contact: next === 'all' ? null : next })}
            />
          </Toolbar>
        }
      >
        {(shown) => (
          <UninvitedTable
            guardians={shown}
            found={found}
            onShowAll={() => choose({ search: null, contact: null })}
            {...(mayInvite && { chosen, onChoose: setChosen, onInvite: inviting.open, near: InviteDialog.near })}
          />
        )}
      </ManagedList>
      {together.length > 0 && (
        <ActionBar className="sticky bottom-(--bottom-bar) z-10 items-center bg-paper sm:rounded-md sm:py-3">
          <p role="status" className="me-auto font-medium tabular-nums">
            {t('guardiansInvitations.uninvited.chosen', { count: together.length })}
          </p>
          <Button variant="quiet" onClick={() => setChosen(new Set())}>
            {t('guardiansInvitations.uninvited.chooseNone')}
          </Button>
          <Button icon={<Send className="size-5" />} onClick={() => invitingMany.open(together)}>
            {t('guardiansInvitations.uninvited.inviteThem', { count: together.length })}
          </Button>
        </ActionBar>
      )}
      <Rounds />
      {inviting.show((guardian, opened) => (
        <InviteDialog guardian={inviteeOf(guardian)} {...opened} />
      ))}
      {invitingMany.show((many, opened) => (
        <InviteManyDialog guardians={many} onBegun={() => setChosen(new Set())} {...opened} />
      ))}
    </div>
  );
}

/** Rows that are drawn at a time. */
const PAGE = 100;
