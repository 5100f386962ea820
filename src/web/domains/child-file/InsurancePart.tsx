import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { type ChildFile, type Insurance, insuranceOf } from './queries.ts';
import { insuranceValues, type Reader } from './rules.ts';

const InsuranceForm = lazyDialog(() => import('./forms/InsuranceForm.tsx'));

/** The health insurance, which is read when somebody asks for it: each look is written down. */
export function InsurancePart({ file, reader }: { file: ChildFile; reader: Reader }) {
  const { t } = useTranslation();
  const [isShown, show] = useState(false);
  const form = useDialog<{ readonly known: Insurance | null }>();
  const isOpen = isShown && file.hasInsurance;
  const read = useQuery({ ...insuranceOf(file.child.id), enabled: isOpen });
  const known = isOpen ? (read.data?.insurance ?? null) : null;
  const mayLook = reader.seesInsurance && file.hasInsurance;
  // What stands there is changed where it is seen; whoever may not see it says it anew.
  const mayEdit = reader.changes && (!mayLook || known !== null);
  return (
    <Card as="section" title={t('childFile.insurance.title')} description={t('childFile.insurance.text')}>
      {!file.hasInsurance && <p className="text-ink-soft">{t('childFile.insurance.none')}</p>}
      {file.hasInsurance && !reader.seesInsurance && <p className="text-ink-soft">{t('childFile.insurance.hidden')}</p>}
      {isOpen && (
        <Loaded
          query={read}
          failed={t('childFile.insurance.failed')}
          skeleton={<SkeletonText label={t('childFile.loading')} lines={4} />}
        >
          {({ insurance }) => <InsuranceFacts insurance={insurance} />}
        </Loaded>
      )}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {mayLook && !isShown && (
          <Button variant="secondary" icon={<Eye />} onClick={() => show(true)}>
            {t('childFile.insurance.show')}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="secondary"
            icon={file.hasInsurance ? <Pencil /> : <Plus />}
            onClick={() => form.open({ known })}
            {...InsuranceForm.near}
          >
            {t(file.hasInsurance ? 'childFile.insurance.edit' : 'childFile.insurance.add')}
          </Button>
        )}
      </div>
      {form.show((wanted, opened) => (
        <InsuranceForm file={file} {...wanted} {...opened} onSaved={() => show(false)} />
      ))}
    </Card>
  );
}

function InsuranceFacts({ insurance }: { insurance: Insurance | null }) {
  const { t } = useTranslation();
  const values = insuranceValues(insurance);
  const fields = ['insurer', 'memberNumber', 'groupNumber', 'holder', 'phoneNumber'] as const;
  return (
    <DescriptionList
      items={fields
        .filter((field) => values[field] !== '')
        .map((field) => ({
          term: t(`childFile.insurance.fields.${field}`),
          detail: <Private className="wrap-anywhere">{values[field]}</Private>,
        }))}
    />
  );
}
