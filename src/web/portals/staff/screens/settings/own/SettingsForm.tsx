import { inFormat } from '../../../../../../contract/date-format.ts';
import { STAFF_LANGUAGES } from '../../../../../../contract/languages.ts';
import { besideNamed, MATRIX_DEFAULTS } from '../../../../../../contract/notification-kinds.ts';
import { DATE_FORMATS, STAFF_DEFAULTS } from '../../../../../../contract/preference-defaults.ts';
import { NotificationMatrix } from '../../../../../domains/notifications/NotificationMatrix.tsx';
import { PushDevice } from '../../../../../domains/notifications/PushDevice.tsx';
import { QuietHoursFields } from '../../../../../domains/notifications/QuietHoursFields.tsx';
import { LanguageSelect } from '../../../../../domains/preferences/LanguageSelect.tsx';
import { SaveBar } from '../../../../../domains/preferences/SaveBar.tsx';
import { SettingsCard, switchesLook } from '../../../../../domains/preferences/SettingsCard.tsx';
import { ThemeField } from '../../../../../domains/preferences/ThemeField.tsx';
import { usePreferencesForm } from '../../../../../domains/preferences/usePreferencesForm.ts';
import { ZoneSelect } from '../../../../../domains/preferences/ZoneSelect.tsx';
import type { StaffPreferences } from '../../../../../lib/preferences.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { AskBeforeLeaving } from '../AskBeforeLeaving.tsx';

/** The masters of their channels; the kinds stand in the matrix. */
const MASTERS = ['emailNotifications', 'pushNotifications'] as const;

/** All of seed 000's preferences; they take effect when they are saved. */
export function SettingsForm({ preferences }: { preferences: StaffPreferences }) {
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
      <AskBeforeLeaving unsaved={form.isChanged ? t('settings.own.title') : ''} />
      {form.isFound && <Alert>{t('preferences.restored')}</Alert>}
      <SettingsCard title={t('preferences.notifications')}>
        <div className={switchesLook}>
          {MASTERS.map((name) => (
            <Switch
              key={name}
              label={t(`settings.own.${name}`)}
              hint={t(`settings.own.${name}Hint`)}
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
          label={t('settings.own.dateFormat')}
          hint={t('settings.own.dateFormatHint', { date: inFormat(today, choices.dateFormat) })}
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
