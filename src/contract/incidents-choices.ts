/** What kind of incident it was, in the order in which they are offered. */
export const INCIDENT_KINDS = [
  'fall',
  'bump',
  'bite',
  'cut',
  'burn',
  'sting',
  'choking',
  'allergic-reaction',
  'illness',
  'behavior',
  'other',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Parts of the body, from the head down; left and right are the child's own. */
export const BODY_PARTS = [
  'head',
  'face',
  'mouth',
  'neck',
  'chest',
  'abdomen',
  'upper-back',
  'lower-back',
  'buttocks',
  'left-arm',
  'right-arm',
  'left-hand',
  'right-hand',
  'left-leg',
  'right-leg',
  'left-foot',
  'right-foot',
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** The dashboard shows 3 alerts (incidents-4). */
export const ALERTS_SHOWN = 3;
