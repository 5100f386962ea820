import { Printer } from 'lucide-react';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { LinksPanel } from './LinksPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SheetPanel } from './SheetPanel.tsx';
import { PARTS, useAsked } from './useAsked.ts';

const PANELS = { sheets: SheetPanel, links: LinksPanel, rules: RulesPanel };

/** What inspectors ask for: sheets, links that show them, and the rules behind both. */
export function ComplianceScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const asked = useAsked();
  if (!can('center.manage')) return <NotForRole title={t('compliance.title')} />;
  return (
    <StaffPage
      title={t('compliance.title')}
      subtitle={<span data-screen-only>{t('compliance.subtitle')}</span>}
      actions={
        asked.part === 'sheets' && (
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        )
      }
    >
      <Tabs value={asked.part} onValueChange={asked.choosePart}>
        <TabList label={t('compliance.parts.label')}>
          {PARTS.map((part) => (
            <Tab key={part} value={part}>
              {t(`compliance.parts.${part}`)}
            </Tab>
          ))}
        </TabList>
        {PARTS.map((part) => {
          const Panel = PANELS[part];
          return (
            <TabPanel key={part} value={part}>
              <Panel asked={asked} />
            </TabPanel>
          );
        })}
      </Tabs>
    </StaffPage>
  );
}
