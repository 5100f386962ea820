import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { checkPassword } from './queries.ts';
import { SHORTEST_PASSWORD } from './rules.ts';

/** Warns of a password that is on the list of the most used; where the server does not answer it says nothing. */
export function CommonPassword({ typed }: { typed: string }) {
  const { t } = useTranslation();
  const password = useDebounced(typed);
  const { mutate: check, data, variables } = useMutation(checkPassword);
  useEffect(() => {
    if (password.length >= SHORTEST_PASSWORD) check({ body: { password } });
  }, [password, check]);
  if (!data?.isCommon || variables?.body.password !== typed) return null;
  return <Alert tone="warning">{t('accounts.newPassword.common')}</Alert>;
}
