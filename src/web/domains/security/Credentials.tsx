import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Row, Rows } from './Rows.tsx';

/** E-mail and password of the account, each with its change. */
export function Credentials({ email }: { email: string }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  const close = () => setChanging(null);
  return (
    <Card as="section" title={t('security.credentials.title')} flush>
      <Rows>
        <Row
          title={t('common.email')}
          detail={<span className="break-words">{email}</span>}
          note={t('security.credentials.emailText')}
        >
          <Button variant="secondary" size="small" onClick={() => setChanging('email')}>
            {t('security.credentials.changeEmail')}
          </Button>
        </Row>
        <Row title={t('common.password')} note={t('security.credentials.passwordText')}>
          <Button variant="secondary" size="small" onClick={() => setChanging('password')}>
            {t('security.credentials.changePassword')}
          </Button>
        </Row>
      </Rows>
      {changing === 'email' && <ChangeEmail onClose={close} />}
      {changing === 'password' && <ChangePassword email={email} onClose={close} />}
    </Card>
  );
}
