import { useQuery } from '@tanstack/react-query';
import { Ban, Cctv, Check, KeyRound, NotebookPen, Pencil, UserRoundX, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { cameraBlocks } from '../../../../../domains/cameras/block-queries.ts';
import type { CameraBlock } from '../../../../../domains/cameras/rules.ts';
import { MailLink, PhoneLink } from '../../../../../domains/children/Collected.tsx';
import type { Child } from '../../../../../domains/children/rules.ts';
import { useRelationshipWord } from '../../../../../domains/guardians/relationships.ts';
import type { Guardian } from '../../../../../domains/guardians/rules.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { EndRights } from './EndRights.tsx';
import { ProfilePart } from './ProfilePart.tsx';

type GuardiansProps = {
  child: Child;
  guardians: readonly Guardian[];
  onEdit(guardian: Guardian): void;
  onCameras(guardian: Guardian): void;
};

/** Who has rights over the child, who of them may pick up, and what a court or the family has said. */
export function Guardians({ child, guardians, onEdit, onCameras }: GuardiansProps) {
  const { t } = useTranslation();
  const { can, hasCameras } = useStaffSession();
  const { data: blocks } = useQuery({ ...cameraBlocks, enabled: can('children.enroll') });
  const [ending, setEnding] = useState<{ guardian: Guardian; open: boolean }>();
  return (
    <ProfilePart title={t('children.guardians.title')}>
      {guardians.length === 0 ? (
        <p className="text-ink-soft">{t('children.guardians.none')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {guardians.map((guardian) => (
            <li key={guardian.guardianshipId} className="flex flex-col gap-2">
              <GuardianFacts
                guardian={guardian}
                block={blocks?.find(({ guardianId }) => guardianId === guardian.guardianId)}
              />
              {can('children.enroll') && (
                <div className="-ms-3 flex flex-wrap gap-1">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('children.guardians.editOf', { name: guardian.name })}
                    icon={<Pencil className="size-4" aria-hidden="true" />}
                    onClick={() => onEdit(guardian)}
                  >
                    {t('children.guardians.edit')}
                  </Button>
                  {hasCameras && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('children.guardians.cameras.buttonOf', { name: guardian.name })}
                      icon={<Cctv className="size-4" aria-hidden="true" />}
                      onClick={() => onCameras(guardian)}
                    >
                      {t('children.guardians.cameras.button')}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('children.guardians.endOf', { name: guardian.name })}
                    icon={<UserRoundX className="size-4" aria-hidden="true" />}
                    onClick={() => setEnding({ guardian, open: true })}
                  >
                    {t('children.guardians.end')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <EndRights
          child={child}
          guardian={ending.guardian}
          open={ending.open}
          onOpenChange={(open) => setEnding({ ...ending, open })}
        />
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
          <Badge tone="success" icon={<Check aria-hidden="true" />}>
            {t('children.guardians.mayPickUp')}
          </Badge>
        ) : (
          <Badge tone="attention" icon={<Ban aria-hidden="true" />}>
            {t('children.guardians.mayNotPickUp')}
          </Badge>
        )}
        {guardian.hasAccount && (
          <Badge tone="info" icon={<KeyRound aria-hidden="true" />}>
            {t('children.guardians.account')}
          </Badge>
        )}
        {block && (
          <Badge tone="attention" icon={<VideoOff aria-hidden="true" />}>
            {t('children.guardians.cameras.blocked')}
          </Badge>
        )}
      </div>
      {(phoneNumber || email) && (
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {phoneNumber && <PhoneLink phone={phoneNumber} />}
          {email && <MailLink email={email} />}
        </p>
      )}
      {custodyNote && (
        <div className="flex gap-2.5 rounded-md bg-highlight-soft px-3.5 py-3 text-ink">
          <NotebookPen className="mt-0.5 size-4.5 shrink-0 text-highlight-ink" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold text-sm">{t('children.guardians.custodyNote')}</p>
            <p className="whitespace-pre-line break-words">{custodyNote}</p>
          </div>
        </div>
      )}
    </>
  );
}
