import { Building2, Download, Ellipsis, Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../../ui/Menu.tsx';
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
        icon={<Landmark className="size-4.5" aria-hidden="true" />}
      >
        <Link to="/billing/bank-import">{t('billing.bank.title')}</Link>
      </Button>
      <Menu
        label={t('billing.accounts.tools')}
        trigger={
          <IconButton label={t('billing.accounts.tools')}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to="/billing/bank-import">
            <Landmark aria-hidden="true" />
            {t('billing.bank.title')}
          </Link>
        </MenuItem>
        <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => setShown('export')}>
          {t('billing.export.title')}
        </MenuItem>
        <MenuItem icon={<Building2 aria-hidden="true" />} onSelect={() => setShown('agency')}>
          {t('billing.agency.open')}
        </MenuItem>
      </Menu>
      {shown === 'agency' && <AgencyDialog onClose={close} />}
      {shown === 'export' && <ExportDialog onClose={close} />}
    </>
  );
}
