import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';

export default function SettingsPanel() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState title={t('shell.notYet.text')} />
    </Card>
  );
}
