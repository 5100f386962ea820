import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { MustSign } from '#contract/forms-request-choices.ts';
import type { LackingChild } from '#web/domains/forms/packet.ts';
import { sendPacket } from '#web/domains/forms/staff-queries.ts';
import { localeOf } from '#web/lib/locale.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { DueField } from '../sending/DueField.tsx';
import { isDueWrong, USUALLY_DUE_AFTER } from '../sending/due.ts';
import { MustSignField } from '../sending/MustSignField.tsx';

type SendPacketProps = Opened & {
  /** To whose guardians it goes. */
  to: readonly LackingChild[];
  /** Whether nobody else lacks anything that can be sent. */
  isAll: boolean;
  onSent(): void;
};

/** Sends what is missing, all of it in one go: says before how much that is and for whom, and afterwards what became of it. */
export default function SendPacket({ to, isAll, onSent, ...opened }: SendPacketProps) {
  const { t, i18n } = useTranslation();
  const today = useCenterToday();
  const [meant] = useState(to);
  const [dueOn, setDueOn] = useState(dayAfter(today, USUALLY_DUE_AFTER));
  const [mustSign, setMustSign] = useState<MustSign>('one');
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, data } = useAction(sendPacket, {
    failed: t('formsPacket.send.failed'),
    onDone: onSent,
  });
  const total = meant.reduce((sum, { toSend }) => sum + toSend, 0);
  if (data) return <SentPacket {...opened} sent={data.sent} total={total} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isDueWrong(dueOn, today)) return;
    void run({ body: { childIds: isAll ? null : meant.map(({ id }) => id), dueOn, mustSign } });
  };
  const counts = {
    forms: t('formsPacket.send.forms', { count: total }),
    children: t('formsPacket.send.children', { count: meant.length }),
  };
  return (
    <FormDialog
      {...opened}
      title={t('formsPacket.send.title')}
      description={t('formsPacket.send.text')}
      onSubmit={submit}
      submit={t('formsPacket.send.submit')}
      busy={isPending}
      busyLabel={t('common.sending')}
    >
      <div>
        <p className="font-medium">
          {isAll ? t('formsPacket.send.asksAll', counts) : t('formsPacket.send.asks', counts)}
        </p>
        {!isAll && (
          <p className="wrap-anywhere mt-1 max-h-32 overflow-y-auto text-ink-soft text-sm">
            {new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' }).format(
              meant.map(({ name }) => name),
            )}
          </p>
        )}
      </div>
      <DueField value={dueOn} onChange={setDueOn} isAsked={isAsked} />
      <MustSignField value={mustSign} onChange={setMustSign} />
    </FormDialog>
  );
}

type SentPacketProps = Opened & { sent: number; total: number };

function SentPacket({ sent, total, open, onClose }: SentPacketProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('formsPacket.send.title')}
      footer={
        <>
          <Button asChild variant="secondary">
            <Link to="/forms/requests" onClick={onClose}>
              {t('formsLibrary.send.toRequests')}
            </Link>
          </Button>
          <Button onClick={onClose}>{t('common.done')}</Button>
        </>
      }
    >
      <div className="grid gap-2" role="status">
        <p className="font-medium">{t('formsPacket.send.done', { count: sent })}</p>
        {sent < total && <p>{t('formsPacket.send.meanwhile', { count: total - sent })}</p>}
      </div>
    </Dialog>
  );
}
