import { Building2, Download, Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { AgencyDialog } from './AgencyDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';

/** What can be done beside a single account: the bank's file, the accountant's, an agency. */
export function AccountTools() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'agency' | 'export'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button
        asChild
        variant="secondary"
        size="small"
        className="max-sm:hidden"
        icon={<Landmark className="size-4.5" />}
      >
        <Link to="/billing/bank-import">{t('billing.bank.title')}</Link>
      </Button>
      <MoreMenu label={t('billing.accounts.tools')}>
        <MenuItem asChild>
          <Link to="/billing/bank-import">
            <Landmark />
            {t('billing.bank.title')}
          </Link>
        </MenuItem>
        <MenuItem icon={<Download />} onSelect={() => setShown('export')}>
          {t('billing.export.title')}
        </MenuItem>
        <MenuItem icon={<Building2 />} onSelect={() => setShown('agency')}>
          {t('billing.agency.open')}
        </MenuItem>
      </MoreMenu>
      {shown === 'agency' && <AgencyDialog onClose={close} />}
      {shown === 'export' && <ExportDialog onClose={close} />}
    </>
  );
}
