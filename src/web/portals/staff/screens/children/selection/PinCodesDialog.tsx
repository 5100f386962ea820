import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { PIN_LETTER_HOURS } from '#contract/kiosk-limits.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { kioskPins, makePinLetters, type PinLetters } from '#web/domains/kiosk/queries.ts';
import { pinLettersFor } from '#web/domains/kiosk/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { KeptList } from './KeptList.tsx';
import { PrintedPinLetters } from './PrintedPinLetters.tsx';

type PinCodesDialogProps = Opened & { family: readonly Child[] };

/** Makes letters with one-time codes for the guardians of several children who have no PIN, and prints them (kiosk-12). */
export default function PinCodesDialog({ family, ...opened }: PinCodesDialogProps) {
  const { t } = useTranslation();
  const read = useQuery({ ...kioskPins, staleTime: 0 });
  const { run, isPending, data } = useAction(makePinLetters, { failed: t('childrenSelection.pins.failed') });
  const title = t('childrenSelection.pins.title', { count: family.length });
  const reasons = (kept: PinLetters['kept']) =>
    kept.map(({ id, name, reason }) => ({
      key: `${reason} ${id}`,
      name,
      reason: t(`childrenSelection.pins.reasons.${reason}`),
    }));

  if (data && data.letters.length > 0) {
    return (
      <>
        <KeptList
          {...opened}
          title={title}
          done={t('childrenSelection.pins.done', {
            count: data.letters.length,
            moment: formatInstant(data.expiresAt),
          })}
          kept={reasons(data.kept)}
          next={
            <Button icon={<Printer className="size-5" />} onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          }
        />
        {opened.open && <PrintedPinLetters letters={data.letters} />}
      </>
    );
  }

  const planned = data ? { count: 0, kept: data.kept } : read.data && pinLettersFor(family, read.data);
  if (planned?.count === 0) {
    return (
      <KeptList {...opened} title={title} done={t('childrenSelection.pins.nobody')} kept={reasons(planned.kept)} />
    );
  }
  const kept = (reason: PinLetters['kept'][number]['reason']) =>
    planned?.kept.filter((one) => one.reason === reason).length ?? 0;
  return (
    <FormDialog
      {...opened}
      title={title}
      description={t('childrenSelection.pins.text')}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ body: { childIds: family.map(({ id }) => id) } });
      }}
      submit={t('childrenSelection.pins.submit', { count: planned?.count ?? 0 })}
      disabled={!planned}
      busy={isPending}
      busyLabel={t('childrenSelection.pins.making')}
    >
      <Loaded
        query={read}
        failed={t('childrenSelection.pins.loadFailed')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={3} />}
      >
        {() => (
          <ul className="grid gap-1">
            <li className="font-medium">
              {t('childrenSelection.pins.will', { count: planned?.count ?? 0, hours: PIN_LETTER_HOURS })}
            </li>
            {kept('has-pin') > 0 && <li>{t('childrenSelection.pins.have', { count: kept('has-pin') })}</li>}
            {kept('no-phone') > 0 && <li>{t('childrenSelection.pins.noPhone', { count: kept('no-phone') })}</li>}
            {kept('no-guardian') > 0 && (
              <li>{t('childrenSelection.pins.noGuardian', { count: kept('no-guardian') })}</li>
            )}
          </ul>
        )}
      </Loaded>
    </FormDialog>
  );
}
