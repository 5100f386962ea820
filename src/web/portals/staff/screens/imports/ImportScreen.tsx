import { useSearchParams } from 'react-router';
import { STEPS, type Step } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '../preferences/SettingsPage.tsx';
import { ExportPart } from './ExportPart.tsx';
import { FilePart } from './FilePart.tsx';
import { UploadPart } from './UploadPart.tsx';

/** Import and export of spreadsheets. The file and the step stand in the address, so that a reload goes on where it was. */
export function ImportScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('file'));
  const step = STEPS.find((one) => one === search.get('step'));
  const show = (file: number | null, next?: Step) =>
    setSearch(file === null ? {} : { file: String(file), ...(next && { step: next }) });
  const isFile = Number.isInteger(id) && id > 0;
  return (
    <SettingsPage
      title={t('preferencesStaff.import.title')}
      subtitle={t('imports.subtitle')}
      needs="center.manage"
      width="narrow"
    >
      {isFile ? (
        <FilePart key={id} id={id} step={step} onStep={(next) => show(id, next)} onLeave={() => show(null)} />
      ) : (
        <>
          <UploadPart onFile={show} />
          <ExportPart />
        </>
      )}
    </SettingsPage>
  );
}
