import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  Cctv,
  Check,
  KeyRound,
  MailCheck,
  NotebookPen,
  Pencil,
  Phone,
  Send,
  UserRoundX,
  VideoOff,
} from 'lucide-react';
import { cameraBlocks } from '#web/domains/cameras/block-queries.ts';
import type { CameraBlock } from '#web/domains/cameras/rules.ts';
import { MailLink } from '#web/domains/children/Collected.tsx';
import type { Child } from '#web/domains/children/rules.ts';
import { useRelationshipWord } from '#web/domains/guardians/relationships.ts';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { useEndRights } from './useEndRights.ts';

type GuardiansProps = {
  child: Child;
  guardians: readonly Guardian[];
  onEdit(guardian: Guardian): void;
  onCameras(guardian: Guardian): void;
  onContacts(): void;
  onInvite(guardian: Guardian): void;
};

/** Who has rights over the child, who of them may pick up, and what a court or the family has said. */
export function Guardians({ child, guardians, onEdit, onCameras, onContacts, onInvite }: GuardiansProps) {
  const { t } = useTranslation();
  const { can, hasCameras } = useStaffSession();
  const { data: blocks } = useQuery({ ...cameraBlocks, enabled: can('children.enroll') });
  const endRights = useEndRights(child);
  return (
    <ProfilePart title={t('childrenManagement.guardians.title')}>
      {guardians.length === 0 ? (
        <p className="text-ink-soft">{t('childrenManagement.guardians.none')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {guardians.map((guardian) => (
            <li key={guardian.guardianshipId} className="flex flex-col gap-2">
              <GuardianFacts
                guardian={guardian}
                block={blocks?.find(({ guardianId }) => guardianId === guardian.guardianId)}
              />
              {can('parents.invite') && !guardian.hasAccount && !guardian.isInvited && (
                <Button
                  variant="secondary"
                  size="small"
                  className="self-start"
                  aria-label={t('childrenManagement.guardians.inviteOf', { name: guardian.name })}
                  icon={<Send className="size-4" />}
                  onClick={() => onInvite(guardian)}
                >
                  {t('childrenManagement.guardians.invite')}
                </Button>
              )}
              {can('children.enroll') && (
                <div className="-ms-3 flex flex-wrap gap-1">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('childrenManagement.guardians.editOf', { name: guardian.name })}
                    icon={<Pencil className="size-4" />}
                    onClick={() => onEdit(guardian)}
                  >
                    {t('common.edit')}
                  </Button>
                  {hasCameras && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('childrenManagement.guardians.cameras.buttonOf', { name: guardian.name })}
                      icon={<Cctv className="size-4" />}
                      onClick={() => onCameras(guardian)}
                    >
                      {t('childrenManagement.guardians.cameras.button')}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('childrenManagement.guardians.endOf', { name: guardian.name })}
                    icon={<UserRoundX className="size-4" />}
                    onClick={() => endRights(guardian)}
                  >
                    {t('childrenManagement.guardians.end')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {can('children.enroll') && guardians.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4 self-start"
          aria-label={t('childrenManagement.guardians.contacts.buttonOf', { child: child.firstName })}
          icon={<Phone className="size-4" />}
          onClick={onContacts}
        >
          {t('childrenManagement.guardians.contacts.button')}
        </Button>
      )}
    </ProfilePart>
  );
}

function GuardianFacts({ guardian, block }: { guardian: Guardian; block: CameraBlock | undefined }) {
  const { t } = useTranslation();
  const relationship = useRelationshipWord();
  const { phoneNumber, email, custodyNote } = guardian;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="min-w-0">
          <span className="font-semibold">{guardian.name}</span>{' '}
          <span className="text-ink-soft">{relationship(guardian.relationship)}</span>
        </p>
        {guardian.mayPickUp ? (
          <Badge tone="success" icon={<Check />}>
            {t('childrenManagement.guardians.mayPickUp')}
          </Badge>
        ) : (
          <Badge tone="attention" icon={<Ban />}>
            {t('childrenManagement.guardians.mayNotPickUp')}
          </Badge>
        )}
        {guardian.hasAccount && (
          <Badge tone="info" icon={<KeyRound />}>
            {t('childrenManagement.guardians.account')}
          </Badge>
        )}
        {!guardian.hasAccount && guardian.isInvited && (
          <Badge tone="info" icon={<MailCheck />}>
            {t('childrenManagement.guardians.invited')}
          </Badge>
        )}
        {block && (
          <Badge tone="attention" icon={<VideoOff />}>
            {t('childrenManagement.guardians.cameras.blocked')}
          </Badge>
        )}
      </div>
      {(phoneNumber || email) && (
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {phoneNumber && <PhoneLink quiet>{phoneNumber}</PhoneLink>}
          {email && <MailLink email={email} />}
        </p>
      )}
      {custodyNote && (
        <div className="flex gap-2.5 rounded-md bg-highlight-soft px-3.5 py-3 text-ink">
          <NotebookPen className="mt-0.5 size-4.5 shrink-0 text-highlight-ink" />
          <div className="min-w-0">
            <p className="font-semibold text-sm">{t('childrenManagement.guardians.custodyNote')}</p>
            <p className="whitespace-pre-line break-words">{custodyNote}</p>
          </div>
        </div>
      )}
    </>
  );
}
