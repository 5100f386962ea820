import { DOWNLOAD_FORMATS } from '#contract/kernel/download-formats.ts';
import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { besideNamed, MATRIX_DEFAULTS } from '#contract/notifications-kinds.ts';
import { CONSENTS, PARENT_DEFAULTS } from '#contract/preferences-defaults.ts';
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
import type { ParentPreferences } from '#web/lib/preferences.ts';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { useLeaveSoon } from './useLeaveSoon.ts';

/** The master of mail, and the mails by the clock; the kinds stand in the matrix. */
const MAILS = ['emailNotifications', 'weeklyDigest', 'reminderNotifications'] as const;

/** A parent's preferences (preferences-2); after saving the dashboard comes back. */
export function ParentSettingsForm({ preferences }: { preferences: ParentPreferences }) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const leaveSoon = useLeaveSoon();
  const { version, centerTimeZone, consentHistory, twoFactorAuth: _, ...stored } = preferences;
  const form = usePreferencesForm('parent', { stored, version, accountId: account.id, onSaved: leaveSoon });
  const { choices, choose } = form;
  const lacksConsent = choices.emailNotifications && !choices.emailConsent;
  const toggle = (name: keyof typeof stored & `${string}`) => ({
    checked: choices[name] === true,
    onChange: (event: { target: { checked: boolean } }) => choose({ [name]: event.target.checked }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      className="flex flex-col gap-4"
    >
      <AskBeforeLeaving unsaved={form.isChanged ? t('shell.titles.settings') : ''} />
      {form.isFound && <Alert>{t('common.typedIsStillHere')}</Alert>}
      <SettingsCard title={t('preferences.notifications')}>
        <div className={switchesLook}>
          {MAILS.map((name) => (
            <Switch
              key={name}
              label={t(`preferencesFamily.settings.${name}`)}
              hint={t(
                lacksConsent && name === 'emailNotifications'
                  ? 'preferencesFamily.settings.emailConsentMissing'
                  : `preferencesFamily.settings.${name}Hint`,
              )}
              {...toggle(name)}
            />
          ))}
          <PushDevice portal="parent" accountId={account.id} />
          <QuietHoursFields value={choices.quietHours} onChange={(quietHours) => choose({ quietHours })} />
        </div>
        <NotificationMatrix
          audience="parent"
          choices={choices}
          off={choices.emailNotifications && choices.emailConsent ? [] : ['mail']}
          choose={choose}
        />
      </SettingsCard>
      <SettingsCard title={t('preferences.region')}>
        <LanguageSelect
          languages={PARENT_LANGUAGES}
          value={choices.language}
          onChange={(language) => choose({ language })}
        />
        <ZoneSelect
          centerZone={centerTimeZone}
          value={choices.timezone}
          onChange={(timezone) => choose({ timezone })}
        />
        <TimeFormatSelect value={choices.timeFormat} onChange={(timeFormat) => choose({ timeFormat })} />
      </SettingsCard>
      <SettingsCard title={t('preferences.appearance')}>
        <ThemeField value={choices.theme} onChange={(theme) => choose({ theme })} />
      </SettingsCard>
      <SettingsCard title={t('preferencesFamily.settings.downloads')}>
        <Field label={t('preferencesFamily.settings.downloadFormat')}>
          <Select
            value={choices.downloadFormat}
            options={DOWNLOAD_FORMATS.map((format) => ({
              value: format,
              label: t(`preferencesFamily.settings.formats.${format}`),
            }))}
            onChange={(event) => {
              const downloadFormat = DOWNLOAD_FORMATS.find((format) => format === event.target.value);
              if (downloadFormat) choose({ downloadFormat });
            }}
          />
        </Field>
        <Switch
          label={t('preferencesFamily.settings.autoDownload')}
          hint={t('preferencesFamily.settings.autoDownloadHint')}
          {...toggle('autoDownload')}
        />
      </SettingsCard>
      <SettingsCard title={t('preferencesFamily.settings.privacy')}>
        <Switch
          label={t('preferencesFamily.settings.privacyMode')}
          hint={t('preferencesFamily.settings.privacyModeHint')}
          {...toggle('privacyMode')}
        />
      </SettingsCard>
      <SettingsCard
        title={t('preferencesFamily.settings.consents')}
        description={t('preferencesFamily.settings.consentsText')}
      >
        <div className={switchesLook}>
          {CONSENTS.map((consent) => (
            <Switch key={consent} label={t(`preferencesFamily.settings.${consent}`)} {...toggle(consent)} />
          ))}
        </div>
        <ConsentHistory history={consentHistory} />
      </SettingsCard>
      <SaveBar
        isChanged={form.isChanged}
        isSaved={form.isSaved}
        isPending={form.isPending}
        onReset={() =>
          form.reset({
            ...PARENT_DEFAULTS,
            notifications: besideNamed('parent', MATRIX_DEFAULTS.parent),
            timezone: centerTimeZone,
            // What was just taken back stays so.
            emailConsent: stored.emailConsent && choices.emailConsent,
            smsConsent: stored.smsConsent && choices.smsConsent,
            marketingConsent: false,
          })
        }
      />
    </form>
  );
}
