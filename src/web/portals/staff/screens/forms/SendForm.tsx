import { useQuery } from '@tanstack/react-query';
import { Building2, DoorOpen, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { MustSign } from '#contract/forms-request-choices.ts';
import type { FormEntry, Reach } from '#web/domains/forms/library.ts';
import { reach, sendForm } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { DueField } from './sending/DueField.tsx';
import { isDueWrong, USUALLY_DUE_AFTER } from './sending/due.ts';
import { FormChildrenField } from './sending/FormChildrenField.tsx';
import { FormRoomsField } from './sending/FormRoomsField.tsx';
import { LeftOutList } from './sending/LeftOutList.tsx';
import { MustSignField } from './sending/MustSignField.tsx';
import { SentResult } from './sending/SentResult.tsx';

type SendFormProps = Opened & { form: Pick<FormEntry, 'id' | 'title' | 'published' | 'isChanged'> };
type To = 'children' | 'rooms' | 'everybody';
const ICONS = { children: <Users />, rooms: <DoorOpen />, everybody: <Building2 /> };

/** Sends the newest version of a form: to whom, until when, who signs. Says before how many that are and who is left out (forms-21). */
export default function SendForm({ form, ...opened }: SendFormProps) {
  const { t } = useTranslation();
  const words = useFormWords();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const [to, setTo] = useState<To | null>(null);
  const [childIds, setChildIds] = useState<readonly number[]>([]);
  const [roomIds, setRoomIds] = useState<readonly number[]>([]);
  const [dueOn, setDueOn] = useState(dayAfter(today, USUALLY_DUE_AFTER));
  const [mustSign, setMustSign] = useState<MustSign>('one');
  const [isAsked, setAsked] = useState(false);
  // As it was said before sending: afterwards all of them have it.
  const [leftOut, setLeftOut] = useState<Reach['leftOut']>([]);
  const isSaid = to === 'everybody' || (to === 'children' ? childIds.length > 0 : roomIds.length > 0 && to === 'rooms');
  const named = { childIds: to === 'children' ? childIds : [], roomIds: to === 'rooms' ? roomIds : [] };
  const read = useQuery({ ...reach(form.id, named), enabled: isSaid });
  const reached = isSaid ? read.data : undefined;
  const { run, isPending, data, error, variables } = useAction(sendForm, { failed: t('formsLibrary.send.failed') });
  const title = t('formsLibrary.send.title', { title: words(form.title) });

  if (data && variables) {
    return <SentResult {...opened} title={title} sent={data} asked={variables.body.childIds} leftOut={leftOut} />;
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!reached || reached.childIds.length === 0 || isDueWrong(dueOn, today)) return;
    setLeftOut(reached.leftOut);
    void run({ body: { formId: form.id, childIds: reached.childIds, dueOn, mustSign } });
  };
  const kinds = (['children', 'rooms', 'everybody'] as const).filter(
    (kind) => kind !== 'children' || can('children.see'),
  );
  return (
    <FormDialog
      {...opened}
      size="large"
      title={title}
      description={
        form.isChanged
          ? t('formsLibrary.send.versionOnly', { number: form.published ?? 1 })
          : t('formsLibrary.send.version', { number: form.published ?? 1 })
      }
      onSubmit={submit}
      submit={t('formsLibrary.send.submit')}
      busy={isPending}
      busyLabel={t('common.sending')}
      disabled={isSaid && reached?.childIds.length === 0}
    >
      {error && !isPending && <Alert tone="error">{t('formsLibrary.send.failed')}</Alert>}
      <Field
        group
        required
        label={t('formsLibrary.send.to')}
        {...(isAsked && !isSaid && { error: t('formsLibrary.send.toRequired') })}
      >
        <RadioCards
          name="to"
          columns="row"
          value={to}
          onChange={(value) => setTo(value as To)}
          options={kinds.map((value) => ({
            value,
            icon: ICONS[value],
            label: t(`formsLibrary.send.toKinds.${value}`),
          }))}
        />
      </Field>
      {to === 'children' && <FormChildrenField chosen={childIds} onChange={setChildIds} />}
      {to === 'rooms' && <FormRoomsField chosen={roomIds} onChange={setRoomIds} />}
      <DueField value={dueOn} onChange={setDueOn} isAsked={isAsked} />
      <MustSignField value={mustSign} onChange={setMustSign} />
      {isSaid && <LoadFailed read={read} failed={t('formsLibrary.send.reachFailed')} />}
      <div role="status" className="grid gap-3 empty:hidden">
        {reached && (
          <>
            <p className="font-medium">
              {reached.childIds.length === 0
                ? t('formsLibrary.send.nobody')
                : t('formsLibrary.send.willAsk', {
                    children: t('formsLibrary.send.children', { count: reached.childIds.length }),
                    people: t('formsLibrary.send.people', { count: reached.guardians }),
                  })}
            </p>
            {reached.withoutAccount > 0 && (
              <p className="text-ink-soft">
                {t('formsLibrary.send.withoutAccount', { count: reached.withoutAccount })}
              </p>
            )}
            <LeftOutList leftOut={reached.leftOut} />
          </>
        )}
      </div>
    </FormDialog>
  );
}
