import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SHEETS, type Sheet } from '../../../../../contract/compliance-choices.ts';
import { CopyLink } from '../../../../domains/accounts/CopyLink.tsx';
import { makeLink } from '../../../../domains/compliance/queries.ts';
import { fewestDays } from '../../../../domains/compliance/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { dayAfter, formatInstant } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { DateInput } from '../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { AskedOnScreen } from './useAsked.ts';

type NewLinkDialogProps = { asked: AskedOnScreen; open: boolean; onOpenChange(open: boolean): void };

const HOURS = [2, 8, 24, 48, 72];

/** Asks what a link shows and how long, and gives its address, which nobody can read again. */
export function NewLinkDialog({ asked, open, onOpenChange }: NewLinkDialogProps) {
  const { t } = useTranslation();
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
        onOpenChange={onOpenChange}
        title={t('compliance.links.readyTitle')}
        closeLabel={t('shell.close')}
        footer={<Button onClick={() => onOpenChange(false)}>{t('compliance.links.done')}</Button>}
      >
        <div className="flex flex-col gap-4">
          <p>{t('compliance.links.readyText', { when: formatInstant(expiresAt) })}</p>
          <CopyLink label={t('compliance.links.address')} link={address} />
        </div>
      </Dialog>
    );
  }
  const choose = (sheet: Sheet, isChosen: boolean) =>
    setSheets(SHEETS.filter((one) => (one === sheet ? isChosen : sheets.includes(one))));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('compliance.links.formTitle')}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('compliance.links.cancel')}
          </Button>
          <Button type="submit" busy={make.isPending} busyLabel={t('compliance.links.creating')}>
            {t('compliance.links.create')}
          </Button>
        </>
      }
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
            {SHEETS.map((sheet) => (
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
          <Field label={t('compliance.from')} error={isTried ? daysError : undefined}>
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
    </Dialog>
  );
}
