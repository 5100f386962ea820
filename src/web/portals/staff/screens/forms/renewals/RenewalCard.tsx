import { useQuery } from '@tanstack/react-query';
import { Pencil, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import type { FormDetails, Renewals } from '#web/domains/forms/library.ts';
import { isUnderWay } from '#web/domains/forms/renewals.ts';
import { formRenewals } from '#web/domains/forms/staff-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { RenewalProgress } from './RenewalProgress.tsx';
import { useRuleText } from './useRuleText.ts';

const RuleDialog = lazyDialog(() => import('./RuleDialog.tsx'));
const RenewDialog = lazyDialog(() => import('./RenewDialog.tsx'));

/** How long what was signed on a form holds, and asking everybody anew who has signed it (forms-44). */
export function RenewalCard({ form }: { form: FormDetails }) {
  const { t } = useTranslation();
  const read = useQuery(formRenewals(form.id));
  return (
    <Card as="section" title={t('formsRenewals.title')} description={t('formsRenewals.text')}>
      <Loaded
        query={read}
        failed={t('formsRenewals.failed')}
        skeleton={<SkeletonText label={t('formsRenewals.loading')} lines={3} />}
      >
        {(renewals) => <RenewalFacts form={form} {...renewals} />}
      </Loaded>
    </Card>
  );
}

function RenewalFacts({ form, renewal, children, renewals }: Renewals & { form: FormDetails }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const changing = useDialog();
  const renewing = useDialog();
  useEffect(RuleDialog.soon, []);
  const mayRenew = children > 0 && form.retiredAt === null && !renewals.some(isUnderWay);
  return (
    <div className="grid gap-4">
      <DescriptionList
        items={[
          { term: t('formsRenewals.holds'), detail: ruleText(renewal) },
          {
            term: t('formsRenewals.signedFor'),
            detail: children > 0 ? t('formsRenewals.children', { count: children }) : t('formsRenewals.nobody'),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Pencil className="size-5" />}
          onClick={() => changing.open()}
          {...RuleDialog.near}
        >
          {t('formsRenewals.change')}
        </Button>
        {mayRenew && (
          <Button
            variant="secondary"
            icon={<RotateCw className="size-5" />}
            onClick={() => renewing.open()}
            {...RenewDialog.near}
          >
            {t('formsRenewals.now.button')}
          </Button>
        )}
      </div>
      <RenewalProgress renewals={renewals} />
      {changing.show((_, opened) => (
        <RuleDialog formId={form.id} rule={renewal} {...opened} />
      ))}
      {renewing.show((_, opened) => (
        <RenewDialog form={form} signedFor={children} {...opened} />
      ))}
    </div>
  );
}
