import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SHEETS, type Sheet } from '#contract/compliance-choices.ts';
import { CopyLink } from '#web/domains/accounts/CopyLink.tsx';
import { makeLink } from '#web/domains/compliance/queries.ts';
import { fewestDays, shownSheets } from '#web/domains/compliance/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayAfter, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { AskedOnScreen } from './useAsked.ts';

type NewLinkDialogProps = Opened & { asked: AskedOnScreen };

const HOURS = [2, 8, 24, 48, 72];

/** Asks what a link shows and how long, and gives its address, which nobody can read again. */
export function NewLinkDialog({ asked, open, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const make = useMutation(makeLink);
  const [label, setLabel] = useState('');
  const [sheets, setSheets] = useState<readonly Sheet[]>([asked.sheet]);
  const [days, setDays] = useState(asked.days);
  const [hours, setHours] = useState('24');
  const [isTried, setIsTried] = useState(false);

  const most = fewestDays(sheets.length > 0 ? sheets : SHEETS);
  const daysError =
    days.from === '' || days.to === ''
      ? t('compliance.problems.incomplete')
      : days.from > days.to
        ? t('compliance.problems.reversed')
        : days.to > dayAfter(days.from, most - 1)
          ? t('compliance.problems.long', { days: most })
          : undefined;
  const labelError = label.trim() === '' ? t('compliance.links.nameIt') : undefined;
  const sheetsError = sheets.length === 0 ? t('compliance.links.chooseSheet') : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (labelError || sheetsError || daysError || make.isPending) return;
    make.mutate({ body: { label, sheets: [...sheets], ...days, hours: Number(hours) } });
  };
  if (make.data) {
    const { address, expiresAt } = make.data;
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t('compliance.links.readyTitle')}
        footer={<Button onClick={onClose}>{t('common.done')}</Button>}
      >
        <div className="flex flex-col gap-4">
          <p>{t('compliance.links.readyText', { when: formatInstant(expiresAt) })}</p>
          <CopyLink label={t('common.address')} link={address} />
        </div>
      </Dialog>
    );
  }
  const choose = (sheet: Sheet, isChosen: boolean) =>
    setSheets(SHEETS.filter((one) => (one === sheet ? isChosen : sheets.includes(one))));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('compliance.links.formTitle')}
      onSubmit={submit}
      submit={t('compliance.links.create')}
      busy={make.isPending}
      busyLabel={t('compliance.links.creating')}
    >
      <div className="flex flex-col gap-4">
        {make.isError && <Alert tone="error">{reasonOf(make.error, t('compliance.links.createFailed'))}</Alert>}
        <Field
          label={t('compliance.links.label')}
          hint={t('compliance.links.labelHint')}
          error={isTried ? labelError : undefined}
          required
        >
          <TextInput value={label} maxLength={120} onChange={(event) => setLabel(event.target.value)} />
        </Field>
        <Field label={t('compliance.links.sheetsLabel')} error={isTried ? sheetsError : undefined} group>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {shownSheets(can('staff.health')).map((sheet) => (
              <Checkbox
                key={sheet}
                label={t(`compliance.sheets.${sheet}`)}
                checked={sheets.includes(sheet)}
                onChange={(event) => choose(sheet, event.target.checked)}
              />
            ))}
          </div>
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('common.from')} error={isTried ? daysError : undefined}>
            <DateInput
              value={days.from}
              max={asked.today}
              onChange={(event) => setDays({ ...days, from: event.target.value })}
            />
          </Field>
          <Field label={t('compliance.to')}>
            <DateInput
              value={days.to}
              max={asked.today}
              onChange={(event) => setDays({ ...days, to: event.target.value })}
            />
          </Field>
        </div>
        {sheets.includes('ratio') && (
          <p className="text-ink-soft text-sm">{t('compliance.links.ratioNote', { days: most })}</p>
        )}
        <Field label={t('compliance.links.hoursLabel')}>
          <Select
            value={hours}
            onChange={(event) => setHours(event.target.value)}
            options={HOURS.map((count) => ({ value: String(count), label: t('compliance.links.hours', { count }) }))}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
