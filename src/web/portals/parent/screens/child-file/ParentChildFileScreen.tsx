import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CustodyOrder } from '#web/domains/child-documents/CustodyOrder.tsx';
import { DocumentsPart } from '#web/domains/child-documents/DocumentsPart.tsx';
import { FileView } from '#web/domains/child-file/FileView.tsx';
import { fileOf } from '#web/domains/child-file/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { childData } from '#web/domains/guardians/accounts/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { OwnConsents } from './OwnConsents.tsx';
import { OwnFileChanges } from './OwnFileChanges.tsx';

/** What the center keeps of a family's children, and how they change it (child-file-2, child-file-4). */
export function ParentChildFileScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const family = useQuery(childData);
  const children = family.data?.children ?? [];
  const shown = children.find(({ id }) => String(id) === search.get('child')) ?? children[0];
  return (
    <ParentPage title={t('childFile.family.title')} subtitle={t('childFile.family.subtitle')} back={HOMES.parent}>
      {shown && children.length > 1 && (
        <FilterChips
          label={t('childFile.family.choose')}
          options={children.map((child) => ({
            value: String(child.id),
            label: <Private>{child.firstName}</Private>,
          }))}
          value={String(shown.id)}
          onChange={(child) => setSearch({ child }, { replace: true })}
        />
      )}
      <Loaded query={family} failed={t('childFile.failed')} skeleton={<Waiting />}>
        {() => shown && <OwnFile key={shown.id} childId={shown.id} />}
      </Loaded>
    </ParentPage>
  );
}

const GUARDIAN = { isGuardian: true, changes: true, seesInsurance: true };
const OF_DOCUMENTS = { isGuardian: true, keeps: false };

function OwnFile({ childId }: { childId: number }) {
  const { t } = useTranslation();
  const read = useQuery(fileOf(childId));
  return (
    <Loaded query={read} failed={(error) => reasonOf(error, t('childFile.failed'))} skeleton={<Waiting />}>
      {(file) => (
        <>
          <h2 className="font-semibold text-lg">
            <Private>{fullName(file.child)}</Private>
          </h2>
          <OwnFileChanges changes={file.changes} />
          <FileView file={file} reader={GUARDIAN} order={<CustodyOrder childId={childId} />}>
            <DocumentsPart childId={childId} reader={OF_DOCUMENTS} />
          </FileView>
          <OwnConsents childId={childId} />
        </>
      )}
    </Loaded>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Card>
      <SkeletonText label={t('childFile.loading')} lines={8} />
    </Card>
  );
}
