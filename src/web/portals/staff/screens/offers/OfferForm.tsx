import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { USUAL_HOURS } from '#contract/offers-choices.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { makeOffer } from '#web/domains/offers/queries.ts';
import { type OfferChoices, writtenSlots } from '#web/domains/offers/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { centsOf, typedMoney } from '#web/lib/money.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type ScheduleValues, wantedValues } from '#web/portals/staff/screens/children/schedule/scheduleValues.ts';
import { WeekSlots } from '#web/portals/staff/screens/children/schedule/WeekSlots.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import { OfferedForms } from './OfferedForms.tsx';
import { OfferedPrice } from './OfferedPrice.tsx';
import { OfferedRoom } from './OfferedRoom.tsx';
import { OfferTerms, type Terms } from './OfferTerms.tsx';

type OfferFormProps = { child: Inquiry['children'][number]; choices: OfferChoices };

/** From when on, on which days, where, for how much and for how long a place is offered. */
export function OfferForm({ child, choices }: OfferFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tomorrow = dayAfter(useCenterToday(), 1);
  const [values, setValues] = useState<ScheduleValues>(() =>
    wantedValues(
      { from: child.wishedStart > tomorrow ? child.wishedStart : tomorrow, weekdays: child.weekdays },
      undefined,
      choices.hours,
    ),
  );
  const [roomId, setRoomId] = useState<number | null>(null);
  const [planIds, setPlanIds] = useState<readonly number[]>([]);
  const [formIds, setFormIds] = useState<readonly number[]>(choices.formIds);
  const [terms, setTerms] = useState<Terms>({
    deposit: typedMoney(choices.deposit),
    isRefundable: choices.isRefundable,
    hours: USUAL_HOURS,
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const slots = values.slots.map(({ weekday, arrives, leaves }) => ({ weekday, arrives, leaves }));
  const written = writtenSlots(slots);
  const { run, isPending } = useAction(makeOffer, {
    done: t('offers.place.done'),
    failed: t('offers.notSaved'),
    onDone: () => navigate('/admissions/offers'),
    onFailed: (error, sent) => {
      if (!(error instanceof RequestError)) return false;
      setProblems(error.fields);
      if (error.code !== 'short-staffed') return false;
      confirmFirst({
        title: t('offers.place.shortTitle'),
        text: reasonOf(error, t('offers.place.shortTitle')),
        label: t('offers.place.submit'),
        act: () => run({ body: { ...sent.body, shortAcknowledged: true } }),
      });
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const deposit = terms.deposit.trim() === '' ? 0 : centsOf(terms.deposit);
    const lacks: Record<string, string> = {
      ...(values.from === '' && { startsOn: t('offers.place.missingDay') }),
      ...(written === undefined && { slots: t('offers.place.missingDays') }),
      ...(roomId === null && { roomId: t('offers.place.missingRoom') }),
      ...((deposit === undefined || deposit < 0) && { deposit: t('offers.place.wrongAmount') }),
    };
    setProblems(lacks);
    if (roomId === null || deposit === undefined || Object.keys(lacks).length > 0) {
      const wrong = Object.entries(lacks).map(([field, message]) => [field, { type: 'lacks', message }]);
      tellIncomplete(t('offers.place.incomplete'))(Object.fromEntries(wrong));
      return;
    }
    const { isRefundable, hours } = terms;
    void run({
      body: {
        ...{ inquiryChildId: child.id, roomId, startsOn: values.from, slots, deposit, isRefundable, hours },
        planIds: [...planIds],
        formIds: [...formIds],
      },
    });
  };
  const wrongSlots = Object.entries(problems).find(([field]) => field.startsWith('slots'))?.[1];
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 sm:gap-5">
      <Card title={t('offers.place.when')}>
        <div className="flex flex-col gap-5">
          <Field label={t('offers.place.startsOn')} error={problems.startsOn} required className="sm:w-56">
            <DateInput
              min={tomorrow}
              value={values.from}
              onChange={({ target }) => setValues({ ...values, from: target.value })}
            />
          </Field>
          {wrongSlots && <Alert tone="error">{wrongSlots}</Alert>}
          <WeekSlots week={1} values={values} hours={choices.hours} onChange={setValues} />
        </div>
      </Card>
      <OfferedRoom
        asked={
          written === undefined || values.from === ''
            ? null
            : { inquiryChildId: child.id, from: values.from, slots: written }
        }
        rooms={choices.rooms}
        roomId={roomId}
        problem={problems.roomId}
        onChoose={setRoomId}
      />
      <OfferedPrice
        asked={written === undefined || values.from === '' ? null : { from: values.from, slots: written }}
        plans={choices.plans}
        planIds={planIds}
        problem={problems.planIds}
        onChange={setPlanIds}
      />
      <OfferTerms terms={terms} problems={problems} onChange={setTerms} />
      <OfferedForms forms={choices.forms} formIds={formIds} problem={problems.formIds} onChange={setFormIds} />
      <Button type="submit" className="self-start" busy={isPending} busyLabel={t('common.saving')}>
        {t('offers.place.submit')}
      </Button>
    </form>
  );
}
