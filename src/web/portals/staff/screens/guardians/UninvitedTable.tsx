import { SearchX, Send } from 'lucide-react';
import { fullName } from '#web/domains/children/rules.ts';
import { EmailText } from '#web/domains/guardians/accounts/EmailText.tsx';
import type { UninvitedGuardian } from '#web/domains/guardians/invitations/rules.ts';
import { useRelationshipWord } from '#web/domains/guardians/relationships.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type UninvitedTableProps = {
  /** Guardians who are drawn. */
  guardians: readonly UninvitedGuardian[];
  /** All who fit what the list is narrowed down to: whom 'Select all' means. */
  found: readonly UninvitedGuardian[];
  onShowAll(): void;
  /** Left out for those who may only look. */
  chosen?: ReadonlySet<number>;
  onChoose?(chosen: ReadonlySet<number>): void;
  onInvite?(guardian: UninvitedGuardian): void;
  /** Fetches the dialog a little before it is opened. */
  near?: { onPointerEnter(): void; onFocus(): void };
};

export function UninvitedTable({
  guardians,
  found,
  onShowAll,
  chosen = new Set(),
  onChoose,
  onInvite,
  near,
}: UninvitedTableProps) {
  const { t } = useTranslation();
  const relationship = useRelationshipWord();
  const columns: Column<UninvitedGuardian>[] = [
    {
      key: 'guardian',
      header: t('guardiansInvitations.uninvited.columns.guardian'),
      title: true,
      cell: (guardian) => (
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {fullName(guardian)}
            {guardian.wasInvited && <Badge>{t('guardiansInvitations.uninvited.wasInvited')}</Badge>}
          </span>
          <span className="block font-normal text-ink-soft text-sm">{relationship(guardian.relationship)}</span>
        </span>
      ),
    },
    {
      key: 'children',
      header: t('guardiansInvitations.uninvited.columns.children'),
      cell: ({ children }) => (
        <ul>
          {children.map((child) => (
            <li key={child.id}>
              {fullName(child)} <span className="text-ink-soft text-sm">{child.room}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'contact',
      header: t('guardians.columns.contact'),
      cell: ({ email, phoneNumber }) => (
        <span className="flex min-w-0 flex-col text-sm max-sm:items-end">
          {email ? (
            <EmailText email={email} />
          ) : (
            <span className="text-ink-soft">{t('guardiansInvitations.uninvited.noEmail')}</span>
          )}
          {phoneNumber && <span className="tabular-nums">{phoneNumber}</span>}
        </span>
      ),
    },
  ];
  if (onChoose) {
    columns.unshift({
      key: 'choose',
      header: t('guardiansInvitations.uninvited.columns.choose'),
      headerHidden: true,
      className: 'sm:w-14 max-sm:absolute! max-sm:end-2 max-sm:top-1.5 max-sm:p-0!',
      cell: (guardian) => (
        <Checkbox
          label={
            <VisuallyHidden>{t('guardiansInvitations.uninvited.choose', { name: fullName(guardian) })}</VisuallyHidden>
          }
          className="min-w-11"
          checked={chosen.has(guardian.id)}
          onChange={({ target }) => onChoose(withOrWithout(chosen, [guardian], target.checked))}
        />
      ),
    });
  }
  if (onInvite) {
    columns.push({
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (guardian) => (
        <Button
          size="small"
          variant="secondary"
          icon={<Send className="size-4" />}
          aria-label={t('guardiansInvitations.uninvited.inviteOf', { name: fullName(guardian) })}
          {...near}
          onClick={() => onInvite(guardian)}
        >
          {t('guardiansInvitations.uninvited.invite')}
        </Button>
      ),
    });
  }
  const all = found.length > 0 && found.every(({ id }) => chosen.has(id));
  return (
    <>
      {onChoose && found.length > 0 && (
        <Checkbox
          label={t('guardiansInvitations.uninvited.chooseAll', { count: found.length })}
          className="border-line border-t px-4 sm:px-5"
          checked={all}
          onChange={({ target }) => onChoose(withOrWithout(chosen, found, target.checked))}
        />
      )}
      <div className={tableLook}>
        <Table
          tight
          caption={t('guardiansInvitations.uninvited.title')}
          columns={columns}
          rows={guardians}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon={<SearchX />}
              title={t('guardiansInvitations.uninvited.noneFound')}
              action={
                <Button variant="secondary" onClick={onShowAll}>
                  {t('guardiansInvitations.uninvited.showAll')}
                </Button>
              }
            />
          }
        />
      </div>
    </>
  );
}

/** On phones the checkbox stands at the corner of the card. */
const tableLook = 'max-sm:[&_tbody_tr]:relative max-sm:[&_tbody_th]:pe-12!';

function withOrWithout(
  chosen: ReadonlySet<number>,
  guardians: readonly UninvitedGuardian[],
  isChosen: boolean,
): ReadonlySet<number> {
  const ids = guardians.map(({ id }) => id);
  return isChosen ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id)));
}
