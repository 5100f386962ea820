import { DIAPERS } from '#contract/activities-choices.ts';
import { BigChoices } from '#web/domains/activities/BigChoices.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { LogFormFrame } from './LogFormFrame.tsx';
import { useLogForm } from './useLogForm.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A diaper: one tap on what was found records it. */
export function DiaperForm(props: LogFormProps) {
  const { t } = useTranslation();
  const form = useLogForm(props);
  return (
    <LogFormFrame kind="diaper" {...form.frame}>
      <Who {...form.who} />
      <When {...form.when} />
      <BigChoices
        label={t('activities.diaper')}
        options={DIAPERS.map((value) => ({ value, label: t(`activities.diapers.${value}`) }))}
        disabled={form.isPending}
        onChoose={(diaper) => form.send({ kind: 'diaper', diaper })}
      />
    </LogFormFrame>
  );
}
