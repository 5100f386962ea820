import { useQuery } from '@tanstack/react-query';
import { Building2, DoorOpen, Eye, Users } from 'lucide-react';
import { audience as readAudience } from '#web/domains/gallery/queries.ts';
import { type Audience, bodyOf, isAudienceSaid, type Photo, type PhotoValues } from '#web/domains/gallery/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { ChildrenField } from './ChildrenField.tsx';
import { RoomsField } from './RoomsField.tsx';

type AudienceFieldProps = {
  values: PhotoValues;
  onChange(values: PhotoValues): void;
  /** The texts of refused fields, by the name they are sent as. */
  errors: Readonly<Record<string, string>>;
  /** It was not said, and was sent. */
  isMissing: boolean;
  /** Who is in the photo so far: a child who has left, too, stays to be seen. */
  tagged?: Photo['children'] | undefined;
  /** The photo, where it is posted already. */
  photoId?: number | undefined;
};

const ICONS = { children: <Users />, rooms: <DoorOpen />, everybody: <Building2 /> };

/** Who sees a photo, and how many families that are; nobody is chosen before somebody says it (gallery-11). */
export function AudienceField({ values, onChange, errors, isMissing, tagged, photoId }: AudienceFieldProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const kinds = (['children', 'rooms', 'everybody'] as const).filter(
    (kind) => kind !== 'children' || can('children.see'),
  );
  return (
    <div className="grid gap-4">
      <Field
        group
        required
        label={t('galleryManagement.fields.audience')}
        {...(isMissing && { error: t('galleryManagement.audience.required') })}
      >
        <RadioCards
          name="audience"
          columns="row"
          value={values.audience}
          onChange={(audience) => onChange({ ...values, audience: audience as Audience })}
          options={kinds.map((value) => ({
            value,
            icon: ICONS[value],
            label: t(`galleryManagement.audience.${value}`),
          }))}
        />
      </Field>
      {values.audience === 'children' && (
        <ChildrenField
          chosen={values.childIds}
          onChange={(childIds) => onChange({ ...values, childIds })}
          tagged={tagged}
          error={errors.childIds}
        />
      )}
      {values.audience === 'rooms' && (
        <RoomsField
          chosen={values.roomIds}
          onChange={(roomIds) => onChange({ ...values, roomIds })}
          error={errors.roomIds}
        />
      )}
      <SeenBy values={values} photoId={photoId} />
    </div>
  );
}

/** In words how many families a photo is for. */
function SeenBy({ values, photoId }: Pick<AudienceFieldProps, 'values' | 'photoId'>) {
  const { t } = useTranslation();
  const isSaid = isAudienceSaid(values);
  const { data } = useQuery({ ...readAudience(bodyOf(values), photoId), enabled: isSaid });
  const count = isSaid && values.isVisible ? data?.families : undefined;
  return (
    <p role="status" className="flex items-center gap-2 font-medium empty:hidden">
      {count !== undefined && (
        <>
          <Eye className="size-5 shrink-0 text-action" aria-hidden="true" />
          {count === 0 ? t('galleryManagement.audience.nobody') : t('galleryManagement.audience.seenBy', { count })}
        </>
      )}
    </p>
  );
}
