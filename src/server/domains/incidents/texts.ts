import type { BodyPart, IncidentKind } from '#contract/incidents-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { translate } from '#server/kernel/i18n/translate.ts';

/** What kind of incident it was, as documents say it. */
export const kindText = (language: Language): Readonly<Record<IncidentKind, string>> => ({
  fall: translate(language, 'Fall'),
  bump: translate(language, 'Bump'),
  bite: translate(language, 'Bite'),
  cut: translate(language, 'Cut or scratch'),
  burn: translate(language, 'Burn'),
  sting: translate(language, 'Sting or insect bite'),
  choking: translate(language, 'Choking'),
  'allergic-reaction': translate(language, 'Allergic reaction'),
  illness: translate(language, 'Illness'),
  behavior: translate(language, 'Behavior'),
  other: translate(language, 'Other'),
});

/** A part of the body, as documents say it; left and right are the child's own. */
export const partText = (language: Language): Readonly<Record<BodyPart, string>> => ({
  head: translate(language, 'Head'),
  face: translate(language, 'Face'),
  mouth: translate(language, 'Mouth'),
  neck: translate(language, 'Neck'),
  chest: translate(language, 'Chest'),
  abdomen: translate(language, 'Belly'),
  'upper-back': translate(language, 'Upper back'),
  'lower-back': translate(language, 'Lower back'),
  buttocks: translate(language, 'Bottom'),
  'left-arm': translate(language, 'Left arm'),
  'right-arm': translate(language, 'Right arm'),
  'left-hand': translate(language, 'Left hand'),
  'right-hand': translate(language, 'Right hand'),
  'left-leg': translate(language, 'Left leg'),
  'right-leg': translate(language, 'Right leg'),
  'left-foot': translate(language, 'Left foot'),
  'right-foot': translate(language, 'Right foot'),
});
