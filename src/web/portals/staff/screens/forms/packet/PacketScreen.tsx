import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormEntry, FormPacket } from '#web/domains/forms/library.ts';
import { hindering, lackingChildren } from '#web/domains/forms/packet.ts';
import { formPacket, forms } from '#web/domains/forms/staff-queries.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { together } from '#web/ui/together.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { HinderedAlert } from './HinderedAlert.tsx';
import { LackingPart } from './LackingPart.tsx';
import { PacketLines } from './PacketLines.tsx';

const SendPacket = lazyDialog(() => import('./SendPacket.tsx'));

/** What families are asked to sign, which form answers each line, and who lacks what (forms-45). */
export function PacketScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const enabled = can('forms');
  const packet = useQuery({ ...formPacket, enabled });
  const library = useQuery({ ...forms, enabled });
  if (!enabled) return <NotForRole title={t('formsPacket.title')} />;
  const read = together({ packet, library });
  return read.data ? (
    <PacketPage {...read.data} />
  ) : (
    <StaffPage title={t('formsPacket.title')} back={{ to: '/forms', label: t('formsLibrary.back') }}>
      <Loaded
        query={read}
        failed={t('formsPacket.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('formsPacket.loading')} lines={10} />
          </Card>
        }
      >
        {() => null}
      </Loaded>
    </StaffPage>
  );
}

function PacketPage({ packet, library }: { packet: FormPacket; library: readonly FormEntry[] }) {
  const { t, i18n } = useTranslation();
  const { can } = useStaffSession();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const sending = useDialog();
  const { lines, pack, region } = packet;
  const lacking = lackingChildren(lines, localeOf(i18n.language));
  const sendable = lacking.filter(({ toSend }) => toSend > 0);
  const hindered = hindering(lines, library);
  const picked = sendable.filter(({ id }) => chosen.includes(id));
  // Nobody is picked: all are meant, which the button and the dialog say.
  const meant = picked.length > 0 ? picked : sendable;
  return (
    <ManagementPage
      title={t('formsPacket.title')}
      subtitle={t('formsPacket.subtitle')}
      back={{ to: '/forms', label: t('formsLibrary.back') }}
      main={
        sendable.length > 0 && {
          icon: <Send className="size-5" />,
          children:
            picked.length > 0 ? t('formsPacket.send.toPicked', { count: picked.length }) : t('formsPacket.send.button'),
          disabled: hindered.length > 0,
          onClick: () => sending.open(),
          ...SendPacket.near,
        }
      }
    >
      {pack === 'neutral' && (
        <Alert
          title={t('formsPacket.noState')}
          {...(can('center.manage') && {
            action: (
              <Button asChild variant="secondary" size="small">
                <Link to="/compliance?part=rules">{t('formsPacket.toCompliance')}</Link>
              </Button>
            ),
          })}
        >
          {t('formsPacket.noStateText')}
        </Alert>
      )}
      <HinderedAlert forms={hindered} />
      <PacketLines lines={lines} region={region} forms={library} />
      <LackingPart lines={lines} lacking={lacking} picked={picked.map(({ id }) => id)} onPick={setChosen} />
      {sending.show((_, opened) => (
        <SendPacket to={meant} isAll={meant.length === sendable.length} onSent={() => setChosen([])} {...opened} />
      ))}
    </ManagementPage>
  );
}
