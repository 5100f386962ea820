import { ChevronDown } from 'lucide-react';
import { formatMonth } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Menu, MenuItem } from '../../../../ui/Menu.tsx';
import { archiveOf } from './pictures.ts';

/** The photos of one month as a zip file. */
export function MonthMenu({ months }: { months: readonly { month: string; count: number }[] }) {
  const { t } = useTranslation();
  if (months.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="small" icon={<ChevronDown className="size-4.5" aria-hidden="true" />}>
          {t('photos.month')}
        </Button>
      }
    >
      {months.map(({ month, count }) => (
        <MenuItem key={month} asChild>
          <a href={archiveOf(month)} download>
            {t('photos.monthOf', { month: formatMonth(month), count })}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
