import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  BOTTLE_CONTENTS,
  type BottleContents,
  MOST_QUARTER_OUNCES,
} from '../../../../../../contract/activity-choices.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { FilterChips } from '../../../../../ui/FilterChips.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSheet } from './useSheet.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

const USUAL_QUARTERS = 16;
/** Half an ounce. */
const STEP = 2;

/** A bottle: what was in it, and how many ounces were drunk. */
export function BottleSheet({ present, open, onOpenChange, ...props }: SheetProps) {
  const { t, i18n } = useTranslation();
  const { chosen, setChosen, time, setTime, problem, send, isPending } = useSheet(props);
  const [contents, setContents] = useState<BottleContents>('formula');
  const [quarters, setQuarters] = useState(USUAL_QUARTERS);
  const ounces = new Intl.NumberFormat(i18n.language).format(quarters / 4);
  return (
    <SheetFrame
      kind="bottle"
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      problem={problem}
      save={{
        label: t('activities.saveFor', { count: chosen.length }),
        onSubmit: (event) => {
          event.preventDefault();
          send({ kind: 'bottle', contents, quarterOunces: quarters });
        },
      }}
    >
      <Who present={present} chosen={chosen} onChange={setChosen} />
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
            <Minus aria-hidden="true" />
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
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      </Field>
      <When value={time} onChange={setTime} />
    </SheetFrame>
  );
}
