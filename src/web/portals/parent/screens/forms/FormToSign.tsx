import { inLanguage } from '#contract/forms-asked.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { FormBlocks } from '#web/domains/forms/FormBlocks.tsx';
import { OwnFormFiles } from '#web/domains/forms/FormFiles.tsx';
import type { OwnFormWithBody } from '#web/domains/forms/family-queries.ts';
import { spokenIn } from '#web/domains/forms/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Private } from '#web/ui/Private.tsx';

type FormToSignProps = {
  form: OwnFormWithBody;
  language: Language;
  /** What kept it from being signed, by path. */
  wrong: Readonly<Record<string, string>>;
  onChange(): void;
};

/** A form as it will be signed, with the way back to its answers. */
export function FormToSign({ form, language, wrong, onChange }: FormToSignProps) {
  const { t } = useTranslation();
  const { id, body, answers, childName, isFixed, missing } = form;
  const reasons = [...new Set(Object.values(wrong))];
  const isLacking = missing.length > 0 || reasons.length > 0;
  return (
    <Card
      as="section"
      title={<span lang={spokenIn(body.title, language)}>{inLanguage(body.title, language)}</span>}
      description={<Private>{childName}</Private>}
      action={
        !isFixed && (
          <Button variant="quiet" onClick={onChange}>
            {t('formsFamily.sign.change')}
          </Button>
        )
      }
    >
      {isLacking && (
        <Alert tone="error" className="mb-4">
          {reasons.length > 0 ? reasons.join(' ') : t('formsFamily.sign.lacking')}
        </Alert>
      )}
      <OwnFormFiles requestId={id}>
        <FormBlocks body={body} language={language} answers={answers} level={3} />
      </OwnFormFiles>
    </Card>
  );
}
