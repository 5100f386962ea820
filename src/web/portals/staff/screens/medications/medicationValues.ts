import type { MedicineRoute } from '#contract/activities-choices.ts';
import { hoursOf, type Medication, minutesOf, timesFrom } from '#web/domains/medications/rules.ts';
import { centerNow } from '#web/lib/time.ts';

/** As the form holds them: an interval in hours, times between commas. */
export interface Values {
  readonly name: string;
  readonly dose: string;
  readonly route: MedicineRoute;
  readonly fromOn: string;
  readonly untilOn: string;
  readonly times: string;
  readonly hours: string;
  readonly asNeeded: boolean;
  readonly instructions: string;
  readonly consentBy: string;
  readonly consentedOn: string;
}

export function valuesOf(medication: Medication | undefined): Values {
  const today = centerNow().date;
  if (!medication) {
    const nothing = { name: '', dose: '', untilOn: '', times: '', instructions: '', consentBy: '' };
    return { ...nothing, route: 'oral', fromOn: today, hours: '4', asNeeded: false, consentedOn: today };
  }
  const { times, minMinutesBetween, ...same } = medication;
  return { ...same, times: times.join(', '), hours: String(hoursOf(minMinutesBetween)) };
}

export const bodyOf = ({ name, dose, route, fromOn, untilOn, asNeeded, ...values }: Values) => ({
  name,
  dose,
  route,
  fromOn,
  untilOn,
  asNeeded,
  times: timesFrom(values.times),
  minMinutesBetween: minutesOf(values.hours),
  instructions: values.instructions,
  consentBy: values.consentBy,
  consentedOn: values.consentedOn,
});

export const FIELDS = {
  name: 'name',
  dose: 'dose',
  route: 'route',
  fromOn: 'fromOn',
  untilOn: 'untilOn',
  times: 'times',
  hours: 'minMinutesBetween',
  instructions: 'instructions',
  consentBy: 'consentBy',
  consentedOn: 'consentedOn',
} as const;
