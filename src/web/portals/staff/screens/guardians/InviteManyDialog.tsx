import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Language } from '#contract/kernel/languages.ts';
import { InvitationLanguageSelect } from '#web/domains/guardians/invitations/InvitationLanguageSelect.tsx';
import { beginRound } from '#web/domains/guardians/invitations/queries.ts';
import { countByDelivery, type UninvitedGuardian } from '#web/domains/guardians/invitations/rules.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type InviteManyDialogProps = Opened & {
  guardians: readonly UninvitedGuardian[];
  onBegun(): void;
};

/** Invites many guardians at once, in one language: by mail whoever can be reached so, the others by a letter to print. */
export function InviteManyDialog({ guardians, onBegun, ...opened }: InviteManyDialogProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const mail = useQuery(mailState);
  const [, setSearch] = useSearchParams();
  const [language, setLanguage] = useState<Language>('en');
  const { run, isPending } = useAction(beginRound, {
    failed: t('guardiansInvitations.many.failed'),
    onDone: ({ id }) => {
      onBegun();
      opened.onClose();
      setSearch({ tab: 'uninvited', round: String(id) });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run({ body: { guardianIds: guardians.map(({ id }) => id), language } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('guardiansInvitations.many.title', { count: guardians.length })}
      onSubmit={send}
      submit={t('guardiansInvitations.many.submit', { count: guardians.length })}
      busy={isPending}
      busyLabel={t('common.sending')}
      disabled={!mail.data}
    >
      <Loaded
        query={mail}
        failed={t('guardiansInvitations.many.unknown')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={2} />}
      >
        {({ isSetUp }) => {
          const { byMail, toPrint } = countByDelivery(guardians, isSetUp);
          return (
            <>
              {!isSetUp && (
                <Alert
                  tone="warning"
                  action={
                    can('center.manage') && (
                      <Button asChild variant="secondary" size="small">
                        <Link to="/settings/mail">{t('guardiansInvitations.many.setUp')}</Link>
                      </Button>
                    )
                  }
                >
                  {t('guardiansInvitations.many.notSetUp')}
                </Alert>
              )}
              <ul className="flex list-disc flex-col gap-1 ps-5">
                {byMail > 0 && <li>{t('guardiansInvitations.many.byMail', { count: byMail })}</li>}
                {toPrint > 0 && (
                  <li>
                    {isSetUp
                      ? t('guardiansInvitations.many.withoutAddress', { count: toPrint })
                      : t('guardiansInvitations.many.toPrint', { count: toPrint })}
                  </li>
                )}
              </ul>
            </>
          );
        }}
      </Loaded>
      <Field label={t('guardiansInvitations.language')} hint={t('guardiansInvitations.many.languageHint')}>
        <InvitationLanguageSelect value={language} onChange={setLanguage} />
      </Field>
    </FormDialog>
  );
}
