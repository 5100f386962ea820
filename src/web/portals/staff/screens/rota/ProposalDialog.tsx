import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { acceptShifts, rotaProposal } from '#web/domains/rota/queries.ts';
import { type Proposal, type RotaWeek, timeOf } from '#web/domains/rota/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useFilledNotice } from './useFilledNotice.ts';
import { useShiftText } from './useShiftText.ts';

/** Shifts that would fill what is missing, each with its reason; accepted they become drafts (rota-10). */
export default function ProposalDialog({ week, ...opened }: Opened & { week: RotaWeek }) {
  const { t } = useTranslation();
  const read = useQuery(rotaProposal(week.from));
  const { run, isPending } = useAction(acceptShifts, {
    done: useFilledNotice(),
    failed: t('rota.proposal.notAccepted'),
    onDone: opened.onClose,
  });
  const shifts = read.data?.shifts ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({
      body: {
        from: week.from,
        shifts: shifts.map(({ neededMinutes: _needed, coversBreakOf: _covers, ...shift }) => shift),
      },
    });
  };
  return (
    <FormDialog
      {...opened}
      size="large"
      title={t('rota.proposal.title')}
      description={t('rota.proposal.text')}
      onSubmit={submit}
      submit={t('rota.proposal.submit', { count: shifts.length })}
      busy={isPending}
      disabled={shifts.length === 0}
    >
      <Loaded
        query={read}
        failed={t('rota.proposal.failed')}
        skeleton={<SkeletonText label={t('rota.proposal.loading')} lines={6} />}
      >
        {(proposal) => (
          <>
            <Shifts proposal={proposal} week={week} />
            <StillShort proposal={proposal} week={week} />
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}

type PartProps = { proposal: Proposal; week: RotaWeek };

function Shifts({ proposal: { shifts }, week }: PartProps) {
  const { t } = useTranslation();
  const text = useShiftText(week);
  if (shifts.length === 0)
    return (
      <EmptyState icon={<CalendarCheck />} title={t('rota.proposal.none')}>
        {t('rota.proposal.noneText')}
      </EmptyState>
    );
  const why = ({ coversBreakOf, neededMinutes }: Proposal['shifts'][number]): string => {
    if (coversBreakOf !== null) return t('rota.proposal.covers', { name: text.nameOf({ staffId: coversBreakOf }) });
    return neededMinutes === 0
      ? t('rota.proposal.spare')
      : t('rota.proposal.needed', { duration: formatDuration(neededMinutes) });
  };
  return [...Map.groupBy(shifts, ({ date }) => date)].map(([date, own]) => (
    <Section key={date} level={3} title={formatDate(date, 'long')}>
      <ul className="divide-y divide-line">
        {own.map((shift) => (
          <li key={`${shift.staffId} ${shift.fromMinute}`} className="py-2.5">
            <p className="font-medium">
              {t('rota.proposal.shift', {
                ...{ name: text.nameOf(shift), room: text.placeOf(shift), times: text.timesOf(shift) },
              })}
            </p>
            <p className="text-ink-soft text-sm">
              {[why(shift), ...shift.breaks.map((one) => t('rota.proposal.break', { times: text.timesOf(one) }))].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

function StillShort({ proposal: { short, missingMinutes, atLeastMinutes, shifts }, week }: PartProps) {
  const { t } = useTranslation();
  const text = useShiftText(week);
  if (short.length === 0) return shifts.length > 0 && <Alert tone="success">{t('rota.proposal.whole')}</Alert>;
  return (
    <Section
      level={3}
      title={t('rota.proposal.still')}
      description={t('rota.proposal.missing', {
        ...{ duration: formatDuration(missingMinutes), least: formatDuration(atLeastMinutes) },
      })}
    >
      <ul className="divide-y divide-line">
        {short.map(({ date, roomId, fromMinute, toMinute, by, reasons }) => (
          <li key={`${date} ${roomId} ${fromMinute}`} className="py-2.5">
            <p className="font-medium">
              {formatDate(date, 'long')},{' '}
              {t('rota.proposal.short', {
                ...{ room: text.placeOf({ roomId, kind: 'care' }), by },
                ...{ from: formatTime(timeOf(fromMinute)), to: formatTime(timeOf(toMinute)) },
              })}
            </p>
            <p className="text-ink-soft text-sm">
              {reasons.qualified === 0 ? t('rota.proposal.nobody') : t('rota.proposal.reasons', reasons)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
