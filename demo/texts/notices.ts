/** Why a family says a child stays at home; some say nothing. */
export const REASONS = [
  'Fever since last night',
  'Runny nose and a cough, staying home today',
  'Doctor’s appointment, then home',
  'Visiting the grandparents',
  'Family day',
  'Upset stomach, back as soon as it is over',
  '',
];

export const LATE = ['Dentist first', 'Slow morning, sorry!', 'We are at the passport office first', ''];

/** '{name}' is the child. */
export const MORNING_NOTES = [
  '{name} slept badly and may need an early nap.',
  'New shoes today, still a bit stiff.',
  '{name} had a big breakfast and may not be hungry at ten.',
  'Teething again, the ring is in the bag.',
  'Grandma has left, {name} may be a little sad today.',
  'Sunscreen is on already.',
];

export const PICKUPS = ['Brings the car seat', 'Brings a picture ID', '', ''];

/** What a room does before pick-up, with everybody who is still there. */
export const AFTERNOONS = [
  'Garden time: watering the beds',
  'Music and dancing',
  'Story on the big carpet',
  'Free play with blocks and trains',
  'Bubbles and balls in the yard',
  'Singing circle with shakers',
  'Snack picnic under the maple tree',
  'Picture books in the reading corner',
  'Walk around the block',
];
