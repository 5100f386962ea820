import { PARENT_LANGUAGES } from '../../../../../contract/languages.ts';
import { besideNamed, MATRIX_DEFAULTS } from '../../../../../contract/notification-kinds.ts';
import { CONSENTS, DOWNLOAD_FORMATS, PARENT_DEFAULTS } from '../../../../../contract/preference-defaults.ts';
import { NotificationMatrix } from '../../../../domains/notifications/NotificationMatrix.tsx';
import { PushDevice } from '../../../../domains/notifications/PushDevice.tsx';
import { QuietHoursFields } from '../../../../domains/notifications/QuietHoursFields.tsx';
import { LanguageSelect } from '../../../../domains/preferences/LanguageSelect.tsx';
import { SaveBar } from '../../../../domains/preferences/SaveBar.tsx';
import { SettingsCard, switchesLook } from '../../../../domains/preferences/SettingsCard.tsx';
import { ThemeField } from '../../../../domains/preferences/ThemeField.tsx';
import { usePreferencesForm } from '../../../../domains/preferences/usePreferencesForm.ts';
import { ZoneSelect } from '../../../../domains/preferences/ZoneSelect.tsx';
import type { ParentPreferences } from '../../../../lib/preferences.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { useLeaveSoon } from './useLeaveSoon.ts';

/** The master of mail, and the mails by the clock; the kinds stand in the matrix. */
const MAILS = ['emailNotifications', 'weeklyDigest', 'reminderNotifications'] as const;

/** All of seed 001's preferences; after saving the dashboard comes back. */
export function SettingsForm({ preferences }: { preferences: ParentPreferences }) {
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
      {form.isFound && <Alert>{t('preferences.restored')}</Alert>}
      <SettingsCard title={t('preferences.notifications')}>
        <div className={switchesLook}>
          {MAILS.map((name) => (
            <Switch
              key={name}
              label={t(`ownAccount.settings.${name}`)}
              hint={t(
                lacksConsent && name === 'emailNotifications'
                  ? 'ownAccount.settings.emailConsentMissing'
                  : `ownAccount.settings.${name}Hint`,
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
      </SettingsCard>
      <SettingsCard title={t('preferences.appearance')}>
        <ThemeField value={choices.theme} onChange={(theme) => choose({ theme })} />
      </SettingsCard>
      <SettingsCard title={t('ownAccount.settings.downloads')}>
        <Field label={t('ownAccount.settings.downloadFormat')}>
          <Select
            value={choices.downloadFormat}
            options={DOWNLOAD_FORMATS.map((format) => ({
              value: format,
              label: t(`ownAccount.settings.formats.${format}`),
            }))}
            onChange={(event) => {
              const downloadFormat = DOWNLOAD_FORMATS.find((format) => format === event.target.value);
              if (downloadFormat) choose({ downloadFormat });
            }}
          />
        </Field>
        <Switch
          label={t('ownAccount.settings.autoDownload')}
          hint={t('ownAccount.settings.autoDownloadHint')}
          {...toggle('autoDownload')}
        />
      </SettingsCard>
      <SettingsCard title={t('ownAccount.settings.privacy')}>
        <Switch
          label={t('ownAccount.settings.privacyMode')}
          hint={t('ownAccount.settings.privacyModeHint')}
          {...toggle('privacyMode')}
        />
      </SettingsCard>
      <SettingsCard title={t('ownAccount.settings.consents')} description={t('ownAccount.settings.consentsText')}>
        <div className={switchesLook}>
          {CONSENTS.map((consent) => (
            <Switch key={consent} label={t(`ownAccount.settings.${consent}`)} {...toggle(consent)} />
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
