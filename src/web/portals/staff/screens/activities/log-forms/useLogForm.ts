import { useRef, useState } from 'react';
import type { NewActivities } from '#web/domains/activities/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import type { LogFormProps } from '../LogForm.tsx';
import { useLog } from '../useLog.ts';

type Said = Omit<NewActivities, 'childIds' | 'time'>;

/** What every log form has: whom, when, and the sending. */
export function useLogForm({ present, initial, onLogged, ...opened }: LogFormProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly number[]>(initial.map(({ id }) => id));
  const [time, setTime] = useState<string>();
  const [problem, setProblem] = useState('');
  const sent = useRef<NewActivities>(null);
  const { log, isPending } = useLog(onLogged, (error) => {
    if (!(error instanceof RequestError) || error.code !== 'allergen-named' || !sent.current) return false;
    const body = { ...sent.current, allergensAcknowledged: true };
    confirmFirst({
      title: t('activities.allergens.title'),
      text: error.reason ?? '',
      label: t('activities.allergens.confirm'),
      danger: true,
      act: () => log(body),
    });
    return true;
  });
  const send = (said: Said) => {
    if (chosen.length === 0) {
      setProblem(t('activities.chooseFirst'));
      return;
    }
    setProblem('');
    const body = { ...said, childIds: [...chosen], ...(time && { time }) };
    sent.current = body;
    log(body);
  };
  return {
    setProblem,
    send,
    isPending,
    chosen,
    /** For the frame, which shows what is missing. */
    frame: { ...opened, busy: isPending, problem },
    who: { present, chosen, onChange: setChosen },
    when: { value: time, onChange: setTime },
    /** The word on the button. */
    label: t('activities.saveFor', { count: chosen.length }),
  };
}
