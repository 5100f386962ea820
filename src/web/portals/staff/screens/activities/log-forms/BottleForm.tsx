import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { BOTTLE_CONTENTS, type BottleContents, MOST_QUARTER_OUNCES } from '#contract/activities-choices.ts';
import { MayNotHave } from '#web/domains/activities/MayNotHave.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { LogFormFrame } from './LogFormFrame.tsx';
import { useLogForm } from './useLogForm.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

const USUAL_QUARTERS = 16;
/** Half an ounce. */
const STEP = 2;

/** A bottle: what was in it, and how many ounces were drunk. */
export function BottleForm(props: LogFormProps) {
  const { t, i18n } = useTranslation();
  const form = useLogForm(props);
  const [contents, setContents] = useState<BottleContents>('formula');
  const [quarters, setQuarters] = useState(USUAL_QUARTERS);
  const ounces = new Intl.NumberFormat(i18n.language).format(quarters / 4);
  return (
    <LogFormFrame
      kind="bottle"
      {...form.frame}
      save={{
        label: form.label,
        act: () => form.send({ kind: 'bottle', contents, quarterOunces: quarters }),
      }}
    >
      <MayNotHave present={props.present} chosen={form.chosen} />
      <Who {...form.who} allergies />
      <FilterChips<BottleContents>
        label={t('activities.contents')}
        options={BOTTLE_CONTENTS.map((value) => ({ value, label: t(`activities.bottles.${value}`) }))}
        value={contents}
        onChange={setContents}
      />
      <Field group label={t('activities.ounces')}>
        <div className="flex items-center justify-center gap-5">
          <IconButton
            variant="secondary"
            label={t('activities.less')}
            disabled={quarters <= STEP}
            onClick={() => setQuarters(quarters - STEP)}
          >
            <Minus />
          </IconButton>
          <output className="min-w-28 text-center font-semibold text-3xl tabular-nums">
            {t('activities.ouncesShown', { ounces })}
          </output>
          <IconButton
            variant="secondary"
            label={t('activities.more')}
            disabled={quarters + STEP > MOST_QUARTER_OUNCES}
            onClick={() => setQuarters(quarters + STEP)}
          >
            <Plus />
          </IconButton>
        </div>
      </Field>
      <When {...form.when} />
    </LogFormFrame>
  );
}
