import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { askForDay, bookingOffer } from '#web/domains/bookings/queries.ts';
import {
  againstAtOnce,
  type BookableDay,
  daysToGiveUp,
  type FamilyChild,
  type FamilyDays,
  isChange,
  isShorter,
  type Offer,
  priceOf,
} from '#web/domains/bookings/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type AskDialogProps = Opened & { child: FamilyChild; day: BookableDay; data: FamilyDays };

/** Asks for a day, or for other times of a booked one, with the price and the places that are left. */
export default function AskDialog({ child, day, data, ...opened }: AskDialogProps) {
  const { t } = useTranslation();
  // A day that was asked for has no offer any more.
  const [isSent, setSent] = useState(false);
  const read = useQuery({ ...bookingOffer(child.id, day.date), enabled: !isSent });
  const offer = read.data;
  const given = daysToGiveUp(child, data);
  const [changed, change] = useState<{ arrives?: string; leaves?: string; givesUp?: string }>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const mustSwap = offer ? !offer.kinds.includes('extra') && offer.kinds.includes('swap') : false;
  const values = {
    arrives: changed.arrives ?? offer?.booked[0]?.arrives ?? offer?.opens ?? '',
    leaves: changed.leaves ?? offer?.booked.at(-1)?.leaves ?? offer?.closes ?? '',
    givesUp: changed.givesUp ?? (mustSwap ? (given[0]?.date ?? '') : ''),
  };
  const isOther = offer !== undefined && isChange(offer);
  const price = offer ? priceOf(offer, values, values.givesUp !== '') : 0;
  const { run, isPending } = useAction(askForDay, {
    done: ({ status, kind }) => {
      if (status !== 'confirmed') return t('bookingsFamily.asked');
      return t(kind === 'times' ? 'bookingsFamily.changed' : 'bookingsFamily.booked');
    },
    failed: t('bookingsFamily.notAsked'),
    onDone: opened.onClose,
    onFailed: (error) => {
      setSent(false);
      setRefused((error instanceof RequestError && error.fields) || {});
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { givesUp, ...times } = values;
    setSent(true);
    const asked = { ...times, ...(givesUp && { givesUp }), ...(isOther && { isChange: true }), price };
    return run({ body: { childId: child.id, date: day.date, ...asked } });
  };
  const name = child.firstName;
  const label = isOther ? 'bookingsFamily.sendTimes' : 'bookingsFamily.send';
  return (
    <FormDialog
      {...opened}
      title={
        <Private>
          {t(day.state === 'booked' ? 'bookingsFamily.changeTitle' : 'bookingsFamily.askTitle', { name })}
        </Private>
      }
      description={formatDate(day.date, 'full')}
      onSubmit={submit}
      submit={price > 0 ? t('bookingsFamily.sendFor', { price: formatMoney(price) }) : t(label)}
      busy={isPending}
      busyLabel={t('common.sending')}
      disabled={!offer || (mustSwap && values.givesUp === '')}
    >
      {offer ? (
        <>
          <div className="grid grid-cols-2 gap-4">
            <Field label={t('bookingsFamily.arrives')} error={refused.arrives} required>
              <TimeInput
                value={values.arrives}
                onChange={({ target }) => change({ ...changed, arrives: target.value })}
              />
            </Field>
            <Field label={t('bookingsFamily.leaves')} error={refused.leaves} required>
              <TimeInput
                value={values.leaves}
                onChange={({ target }) => change({ ...changed, leaves: target.value })}
              />
            </Field>
          </div>
          {offer.kinds.includes('swap') && (
            <Field label={t('bookingsFamily.givesUp')} hint={t('bookingsFamily.givesUpHint')} error={refused.givesUp}>
              <Select
                value={values.givesUp}
                onChange={({ target }) => change({ ...changed, givesUp: target.value })}
                options={[
                  ...(mustSwap && given.length > 0 ? [] : [{ value: '', label: t('bookingsFamily.givesUpNone') }]),
                  ...given.map(({ date }) => ({ value: date, label: formatDate(date, 'full') })),
                ]}
              />
            </Field>
          )}
          <p>
            <span className="font-medium">{t('bookingsFamily.price')}</span>{' '}
            {price > 0
              ? formatMoney(price)
              : t(offer.isPaidByPlan ? 'bookingsFamily.byPlan' : 'bookingsFamily.noPrice')}
          </p>
          <Places offer={offer} />
          <Outlook offer={offer} times={values} />
          <p className="text-ink-soft text-sm">
            {t('bookingsFamily.until', { moment: formatInstant(offer.askUntil) })}
          </p>
        </>
      ) : read.error ? (
        <Alert tone="error">{reasonOf(read.error, t('bookingsFamily.failed'))}</Alert>
      ) : (
        <Skeleton className="h-56" />
      )}
    </FormDialog>
  );
}

/** How many places are left, from when to when. */
function Places({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const told = offer.free.filter(({ places }) => places !== null);
  if (told.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{t('bookingsFamily.places')}</h3>
      <ul className="mt-1 text-ink-soft">
        {told.map(({ from, to, places }) => (
          <li key={from}>
            {t('bookingsFamily.placesLeft', { count: places ?? 0, from: formatTime(from), to: formatTime(to) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it will be answered at once. */
function Outlook({ offer, times }: { offer: Offer; times: { arrives: string; leaves: string } }) {
  const { t } = useTranslation();
  const against = againstAtOnce(offer, times);
  return against === null ? (
    <Alert tone="success">
      {t(isShorter(offer, times) ? 'bookingsFamily.shorterAtOnce' : 'bookingsFamily.atOnce')}
    </Alert>
  ) : (
    <Alert>{t(`bookingsFamily.against.${against}`)}</Alert>
  );
}
