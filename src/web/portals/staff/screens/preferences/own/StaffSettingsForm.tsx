import { inFormat } from '#contract/kernel/date-format.ts';
import { STAFF_LANGUAGES } from '#contract/kernel/languages.ts';
import { besideNamed, MATRIX_DEFAULTS } from '#contract/notifications-kinds.ts';
import { DATE_FORMATS, STAFF_DEFAULTS } from '#contract/preferences-defaults.ts';
import { NotificationMatrix } from '#web/domains/notifications/NotificationMatrix.tsx';
import { PushDevice } from '#web/domains/notifications/PushDevice.tsx';
import { QuietHoursFields } from '#web/domains/notifications/QuietHoursFields.tsx';
import { AskBeforeLeaving } from '#web/domains/preferences/AskBeforeLeaving.tsx';
import { LanguageSelect } from '#web/domains/preferences/LanguageSelect.tsx';
import { SaveBar } from '#web/domains/preferences/SaveBar.tsx';
import { SettingsCard, switchesLook } from '#web/domains/preferences/SettingsCard.tsx';
import { ThemeField } from '#web/domains/preferences/ThemeField.tsx';
import { TimeFormatSelect } from '#web/domains/preferences/TimeFormatSelect.tsx';
import { usePreferencesForm } from '#web/domains/preferences/usePreferencesForm.ts';
import { ZoneSelect } from '#web/domains/preferences/ZoneSelect.tsx';
import type { StaffPreferences } from '#web/lib/preferences.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';

/** The masters of their channels; the kinds stand in the matrix. */
const MASTERS = ['emailNotifications', 'pushNotifications'] as const;

/** A staff member's preferences (preferences-1); they take effect when they are saved. */
export function StaffSettingsForm({ preferences }: { preferences: StaffPreferences }) {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const today = useCenterToday();
  const { version, centerTimeZone, ...stored } = preferences;
  const form = usePreferencesForm('staff', { stored, version, accountId: staff.id });
  const { choices, choose } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      className="flex flex-col gap-4"
    >
      <AskBeforeLeaving unsaved={form.isChanged ? t('preferencesStaff.own.title') : ''} />
      {form.isFound && <Alert>{t('common.typedIsStillHere')}</Alert>}
      <SettingsCard title={t('preferences.notifications')}>
        <div className={switchesLook}>
          {MASTERS.map((name) => (
            <Switch
              key={name}
              label={t(`preferencesStaff.own.${name}`)}
              hint={t(`preferencesStaff.own.${name}Hint`)}
              checked={choices[name]}
              onChange={(event) => choose({ [name]: event.target.checked })}
            />
          ))}
          {choices.pushNotifications && <PushDevice portal="staff" accountId={staff.id} />}
          <QuietHoursFields value={choices.quietHours} onChange={(quietHours) => choose({ quietHours })} />
        </div>
        <NotificationMatrix
          audience="staff"
          choices={choices}
          off={[
            ...(choices.emailNotifications ? [] : (['mail'] as const)),
            ...(choices.pushNotifications ? [] : (['push'] as const)),
          ]}
          choose={choose}
        />
      </SettingsCard>
      <SettingsCard title={t('preferences.region')}>
        <LanguageSelect
          languages={STAFF_LANGUAGES}
          value={choices.language}
          onChange={(language) => choose({ language })}
        />
        <ZoneSelect
          centerZone={centerTimeZone}
          value={choices.timezone}
          onChange={(timezone) => choose({ timezone })}
        />
        <Field
          label={t('preferencesStaff.own.dateFormat')}
          hint={t('preferencesStaff.own.dateFormatHint', { date: inFormat(today, choices.dateFormat) })}
        >
          <Select
            value={choices.dateFormat}
            options={DATE_FORMATS.map((format) => ({ value: format, label: format }))}
            onChange={(event) => {
              const dateFormat = DATE_FORMATS.find((format) => format === event.target.value);
              if (dateFormat) choose({ dateFormat });
            }}
          />
        </Field>
        <TimeFormatSelect value={choices.timeFormat} onChange={(timeFormat) => choose({ timeFormat })} />
      </SettingsCard>
      <SettingsCard title={t('preferences.appearance')}>
        <ThemeField value={choices.theme} onChange={(theme) => choose({ theme })} />
      </SettingsCard>
      <SaveBar
        isChanged={form.isChanged}
        isSaved={form.isSaved}
        isPending={form.isPending}
        onReset={() =>
          form.reset({
            ...STAFF_DEFAULTS,
            notifications: besideNamed('staff', MATRIX_DEFAULTS.staff),
            timezone: centerTimeZone,
          })
        }
      />
    </form>
  );
}
