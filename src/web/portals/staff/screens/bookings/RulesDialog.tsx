import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BOOKING_KINDS } from '#contract/bookings-choices.ts';
import { bookingRules, setBookingRules } from '#web/domains/bookings/queries.ts';
import type { BookingRules } from '#web/domains/bookings/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { centsOf, typedMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { AmountInput } from '#web/portals/staff/screens/billing/account/AmountInput.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** As they are typed. */
interface Values {
  readonly kinds: BookingRules['kinds'];
  readonly cutoffDays: string;
  readonly cutoffTime: string;
  readonly aheadDays: string;
  readonly dayPrice: string;
  readonly halfDayPrice: string;
  readonly dropInPrice: string;
  readonly halfHourPrice: string;
  readonly absencesFree: boolean;
  readonly answeredBy: BookingRules['answeredBy'];
  /** Empty: not known. */
  readonly licensedPlaces: string;
}
const PRICES = ['dayPrice', 'halfDayPrice', 'dropInPrice', 'halfHourPrice'] as const;

const valuesOf = (rules: BookingRules): Values => ({
  ...rules,
  cutoffDays: String(rules.cutoffDays),
  aheadDays: String(rules.aheadDays),
  dayPrice: typedMoney(rules.dayPrice),
  halfDayPrice: typedMoney(rules.halfDayPrice),
  dropInPrice: typedMoney(rules.dropInPrice),
  halfHourPrice: typedMoney(rules.halfHourPrice),
  licensedPlaces: String(rules.licensedPlaces ?? ''),
});

/** What families may book by themselves, until when, and what it costs. */
export default function RulesDialog(opened: Opened) {
  const { t } = useTranslation();
  const read = useQuery(bookingRules);
  const [changed, setChanged] = useState<Partial<Values>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending } = useAction(setBookingRules, {
    done: t('bookings.rules.saved'),
    failed: t('bookings.rules.notSaved'),
    onDone: opened.onClose,
    onFailed: (error) => setRefused((error instanceof RequestError && error.fields) || {}),
  });
  if (!read.data)
    return (
      <FormDialog {...opened} title={t('bookings.rules.title')} onSubmit={noSubmit} submit={t('common.save')} disabled>
        {read.error ? (
          <Alert tone="error">{reasonOf(read.error, t('bookings.failed'))}</Alert>
        ) : (
          <Skeleton className="h-72" />
        )}
      </FormDialog>
    );
  const { version } = read.data;
  const values: Values = { ...valuesOf(read.data), ...changed };
  const set = (next: Partial<Values>) => setChanged({ ...changed, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { kinds, cutoffTime, answeredBy, absencesFree, licensedPlaces } = values;
    const money = Object.fromEntries(PRICES.map((price) => [price, centsOf(values[price])]));
    const wrong = PRICES.filter((price) => (money[price] ?? -1) < 0);
    if (wrong.length > 0) {
      setRefused(Object.fromEntries(wrong.map((price) => [price, t('bookings.rules.badPrice')])));
      return;
    }
    return run({
      body: {
        kinds,
        cutoffTime,
        answeredBy,
        absencesFree,
        cutoffDays: Number(values.cutoffDays),
        aheadDays: Number(values.aheadDays),
        dayPrice: money.dayPrice ?? 0,
        halfDayPrice: money.halfDayPrice ?? 0,
        dropInPrice: money.dropInPrice ?? 0,
        halfHourPrice: money.halfHourPrice ?? 0,
        licensedPlaces: licensedPlaces.trim() === '' ? null : Number(licensedPlaces),
        version,
      },
    });
  };
  return (
    <FormDialog
      {...opened}
      size="large"
      title={t('bookings.rules.title')}
      description={t('bookings.rules.text')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field group label={t('bookings.rules.kinds')} hint={t('bookings.rules.kindsHint')} error={refused.kinds}>
        {BOOKING_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`bookings.kinds.${kind}`)}
            checked={values.kinds.includes(kind)}
            onChange={({ target }) =>
              set({
                kinds: BOOKING_KINDS.filter((one) => (one === kind ? target.checked : values.kinds.includes(one))),
              })
            }
          />
        ))}
      </Field>
      <Field group label={t('bookings.rules.answeredBy')}>
        <RadioCards
          name="answeredBy"
          columns={2}
          value={values.answeredBy}
          onChange={(answeredBy) => set({ answeredBy: answeredBy as Values['answeredBy'] })}
          options={(['rule', 'staff'] as const).map((by) => ({
            value: by,
            label: t(`bookings.rules.answers.${by}`),
            hint: t(`bookings.rules.answerHints.${by}`),
          }))}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Field label={t('bookings.rules.cutoffDays')} error={refused.cutoffDays}>
          <TextInput
            inputMode="numeric"
            value={values.cutoffDays}
            onChange={({ target }) => set({ cutoffDays: target.value })}
          />
        </Field>
        <Field label={t('bookings.rules.cutoffTime')} error={refused.cutoffTime}>
          <TimeInput value={values.cutoffTime} onChange={({ target }) => set({ cutoffTime: target.value })} />
        </Field>
        <Field label={t('bookings.rules.aheadDays')} error={refused.aheadDays}>
          <TextInput
            inputMode="numeric"
            value={values.aheadDays}
            onChange={({ target }) => set({ aheadDays: target.value })}
          />
        </Field>
        {PRICES.map((price) => (
          <Field key={price} label={t(`bookings.rules.${price}`)} error={refused[price]}>
            <AmountInput value={values[price]} onChange={({ target }) => set({ [price]: target.value })} />
          </Field>
        ))}
      </div>
      <Checkbox
        label={t('bookings.rules.absencesFree')}
        hint={t('bookings.rules.absencesFreeHint')}
        checked={values.absencesFree}
        onChange={({ target }) => set({ absencesFree: target.checked })}
      />
      <Field
        label={t('bookings.rules.licensedPlaces')}
        hint={t('bookings.rules.licensedPlacesHint')}
        optionalLabel={t('common.optional')}
        error={refused.licensedPlaces}
      >
        <TextInput
          inputMode="numeric"
          value={values.licensedPlaces}
          onChange={({ target }) => set({ licensedPlaces: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

const noSubmit = (event: FormEvent) => event.preventDefault();
