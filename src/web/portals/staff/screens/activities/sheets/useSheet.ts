import { useState } from 'react';
import type { NewActivities } from '../../../../../domains/activities/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { useLog } from '../useLog.ts';

type Said = Omit<NewActivities, 'childIds' | 'time'>;

/** What every sheet has: whom, when, and the sending. */
export function useSheet({ initial, onLogged }: Pick<SheetProps, 'initial' | 'onLogged'>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly number[]>(initial.map(({ id }) => id));
  const [time, setTime] = useState<string>();
  const [problem, setProblem] = useState('');
  const { log, isPending } = useLog(onLogged);
  const send = (said: Said) => {
    if (chosen.length === 0) {
      setProblem(t('activities.chooseFirst'));
      return;
    }
    setProblem('');
    log({ ...said, childIds: [...chosen], ...(time && { time }) });
  };
  return { chosen, setChosen, time, setTime, problem, setProblem, send, isPending };
}
