import { useSearchParams } from 'react-router';
import { IMPORT_KINDS, type ImportKind } from '../../../../../contract/import-columns.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ExportPart } from './ExportPart.tsx';
import { ImportPart } from './ImportPart.tsx';
import { ImportProgress } from './ImportProgress.tsx';

/** Import and export of spreadsheets. What is imported and a running import stand in the address, so a reload finds them. */
export function ImportScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const kind = IMPORT_KINDS.find((one) => one === search.get('kind')) ?? 'children';
  const run = Number(search.get('run'));
  const show = (next: { kind: ImportKind; run?: string }, replace: boolean) =>
    setSearch(next, { replace, preventScrollReset: true });
  return (
    <SettingsPage
      title={t('settings.import.title')}
      subtitle={t('imports.subtitle')}
      needs="center.manage"
      width="narrow"
    >
      {Number.isInteger(run) && run > 0 ? (
        <ImportProgress id={run} kind={kind} onAnother={() => show({ kind }, false)} />
      ) : (
        <ImportPart
          key={kind}
          kind={kind}
          onKind={(next) => show({ kind: next }, true)}
          onStarted={(id) => show({ kind, run: String(id) }, false)}
        />
      )}
      <ExportPart />
    </SettingsPage>
  );
}
