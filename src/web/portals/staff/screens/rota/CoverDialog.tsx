import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { askForCover, coverFor } from '#web/domains/rota/queries.ts';
import { type CoverCandidate, type Gap, timeOf } from '#web/domains/rota/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Who can cover a time in a room, the best first; those who are chosen are asked, and the first who says yes has the shift (rota-12). */
export default function CoverDialog({ gap, room, ...opened }: Opened & { gap: Gap; room: string }) {
  const { t } = useTranslation();
  const read = useQuery(coverFor(gap));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { run, isPending } = useAction(askForCover, {
    done: t('rota.cover.asked', { count: chosen.length }),
    failed: t('rota.cover.notAsked'),
    onDone: opened.onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ body: { ...gap, staffIds: [...chosen] } });
  };
  const of = {
    ...{ room, date: formatDate(gap.date, 'long') },
    ...{ from: formatTime(timeOf(gap.fromMinute)), to: formatTime(timeOf(gap.toMinute)) },
  };
  return (
    <FormDialog
      {...opened}
      title={t('rota.cover.title', of)}
      description={t('rota.cover.text')}
      onSubmit={submit}
      submit={t('rota.cover.submit', { count: chosen.length })}
      busy={isPending}
      disabled={chosen.length === 0}
    >
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('rota.cover.failed'))}
        skeleton={<SkeletonText label={t('rota.cover.loading')} lines={4} />}
        empty={
          <EmptyState icon={<UserRoundX />} title={t('rota.cover.none')}>
            {t('rota.cover.noneText')}
          </EmptyState>
        }
      >
        {(candidates) => (
          <Field group label={t('rota.cover.who')}>
            {candidates.map((one) => (
              <CandidateChoice
                key={one.staffId}
                candidate={one}
                isChosen={chosen.includes(one.staffId)}
                onChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, one.staffId] : chosen.filter((id) => id !== one.staffId))
                }
              />
            ))}
          </Field>
        )}
      </Loaded>
    </FormDialog>
  );
}

type CandidateChoiceProps = { candidate: CoverCandidate; isChosen: boolean; onChange(isChosen: boolean): void };

function CandidateChoice({ candidate, isChosen, onChange }: CandidateChoiceProps) {
  const { t } = useTranslation();
  const { name, isOfRoom, plannedMinutes, weeklyMinutes, isOverAgreed } = candidate;
  const planned = formatDuration(plannedMinutes);
  const hints = [
    weeklyMinutes === null
      ? t('rota.cover.planned', { planned })
      : t('rota.cover.plannedOf', { planned, agreed: formatDuration(weeklyMinutes) }),
    ...(isOfRoom ? [t('rota.cover.ofRoom')] : []),
    ...(isOverAgreed ? [t('rota.warnings.over-weekly-minutes')] : []),
  ];
  return (
    <Checkbox
      label={name}
      hint={hints.join(' · ')}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
