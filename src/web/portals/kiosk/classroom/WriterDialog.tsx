import { useState } from 'react';
import { fullName } from '#web/domains/children/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { callKiosk, isAway } from '#web/portals/kiosk/api.ts';
import type { ClassroomBoard } from '#web/portals/kiosk/classroomStore.ts';
import { QueueFull } from '#web/portals/kiosk/kiosk.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { hueOf } from '#web/ui/hue.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { WriterPin } from './WriterPin.tsx';
import { type Proof, proofOf, rememberWriter } from './writers.ts';

type Writer = ClassroomBoard['writers'][number];
type WriterDialogProps = Opened & {
  /** What is logged. */
  what: string;
  writers: readonly Writer[];
  onWriter(writer: Writer, proof: Proof): Promise<void>;
};

/** Who is writing? By their PIN, or by a tap on their picture within a minute of it. */
export function WriterDialog({ what, writers, onWriter, ...opened }: WriterDialogProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Writer>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const able = writers.filter(({ hasPin }) => hasPin);

  const write = async (writer: Writer, proof: Proof) => {
    setBusy(true);
    try {
      await onWriter(writer, proof);
    } catch (error) {
      setProblem(t(error instanceof QueueFull ? 'kioskRoom.full' : 'kioskRoom.failed'));
      setBusy(false);
    }
  };
  const choose = (writer: Writer) => {
    setProblem(undefined);
    const proof = proofOf(writer.id);
    if (proof) void write(writer, proof);
    else setAsked(writer);
  };
  const prove = async (writer: Writer, pin: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const proof = await proved(writer.id, pin);
      rememberWriter(writer.id, proof);
      await write(writer, proof);
    } catch (error) {
      const isHeld = error instanceof RequestError && error.status === 429;
      const reason = error instanceof RequestError ? error.reason : undefined;
      setProblem(isHeld ? t('kioskRoom.held') : (reason ?? t('kioskRoom.failed')));
      setBusy(false);
    }
  };

  return (
    <Dialog {...opened} title={t('kioskRoom.who')} description={what}>
      <div className="grid gap-4">
        {problem && <Alert tone="error">{problem}</Alert>}
        {able.length === 0 && <Alert tone="info">{t('kioskRoom.nobody')}</Alert>}
        {asked ? (
          <WriterPin
            name={fullName(asked)}
            isBusy={isBusy}
            onPin={(pin) => void prove(asked, pin)}
            onBack={() => setAsked(undefined)}
          />
        ) : (
          <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
            {able.map((writer) => (
              <li key={writer.id}>
                <button type="button" disabled={isBusy} onClick={() => choose(writer)} className={look}>
                  <Avatar name={fullName(writer)} hue={hueOf(writer.id)} size="large" />
                  <span className="line-clamp-2 break-words">{fullName(writer)}</span>
                  {proofOf(writer.id) && <Badge tone="success">{t('kioskRoom.known')}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** What the server gives for a PIN; while it is away the PIN itself, which it is told later. */
async function proved(staffId: number, pin: string): Promise<Proof> {
  try {
    const { ticket } = await callKiosk('POST /api/kiosk/room/writer', { body: { staffId, pin } });
    return { ticket };
  } catch (error) {
    if (isAway(error)) return { staffId, pin };
    throw error;
  }
}

const look =
  'flex h-full min-h-28 w-full flex-col items-center justify-center gap-2 rounded-lg border border-line-strong/50 bg-surface px-2 py-3 text-center font-semibold transition-colors hover:border-action hover:bg-action-soft active:bg-action-soft disabled:opacity-50';
