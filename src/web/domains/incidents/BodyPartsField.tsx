import { BODY_PARTS, type BodyPart } from '#contract/incidents-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { BodyDrawing } from './BodyDrawing.tsx';

type BodyPartsFieldProps = {
  value: readonly BodyPart[];
  onChange(parts: readonly BodyPart[]): void;
  error: string | undefined;
};

/** Where on the body it happened: by a tap on the picture, or from the list. */
export function BodyPartsField({ value, onChange, error }: BodyPartsFieldProps) {
  const { t } = useTranslation();
  const toggle = (part: BodyPart) =>
    onChange(BODY_PARTS.filter((one) => (one === part ? !value.includes(one) : value.includes(one))));
  return (
    <Field
      group
      label={t('incidents.bodyPart')}
      optionalLabel={t('common.optional')}
      hint={t('incidents.partsHint')}
      error={error}
      className="sm:col-span-2"
    >
      <div className="grid grid-cols-2 gap-3">
        {(['front', 'back'] as const).map((side) => (
          <figure key={side}>
            <figcaption className="text-center text-ink-soft text-sm">{t(`incidents.${side}`)}</figcaption>
            <BodyDrawing side={side} chosen={value} onToggle={toggle} />
          </figure>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-6 text-center font-medium">
        {value.map((part) => t(`incidents.parts.${part}`)).join(', ')}
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action">
          {t('incidents.partsList')}
        </summary>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {BODY_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={t(`incidents.parts.${part}`)}
              checked={value.includes(part)}
              onChange={() => toggle(part)}
            />
          ))}
        </div>
      </details>
    </Field>
  );
}
