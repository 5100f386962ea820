import type { BodyPart, IncidentKind } from '#contract/incidents-choices.ts';
import type { AgeGroup } from '../people/households.ts';

/** What happened to a child; {name} is the child. */
export interface Mishap {
  /** How many open days before the newest on which that time has passed. */
  readonly back: number;
  readonly time: string;
  readonly group: AgeGroup;
  readonly kind: IncidentKind;
  readonly bodyParts: readonly BodyPart[];
  readonly what: string;
  readonly done: string;
  /** When the family was told: minutes after the report; null: not yet. */
  readonly told: number | null;
}

const mishap = (
  back: number,
  time: string,
  group: AgeGroup,
  [kind, ...bodyParts]: readonly [IncidentKind, ...BodyPart[]],
  what: string,
  done: string,
  told: number | null = 45,
): Mishap => ({ back, time, group, kind, bodyParts, what, done, told });

export const MISHAPS: readonly Mishap[] = [
  mishap(
    2,
    '09:20',
    'toddlers',
    ['bite', 'left-arm'],
    'Bitten on the left forearm by another child in a tussle over a truck. Teeth marks, skin not broken.',
    'Washed with soap, cold pack for ten minutes, comforted. Both children were kept apart until lunch.',
    null,
  ),
  mishap(
    0,
    '09:05',
    'preschool',
    ['bump', 'head'],
    '{name} ran into the corner of the sand table and bumped the forehead. Small red bump, cried briefly.',
    'Cold pack for 15 minutes, checked by the nurse, watched for the rest of the day. Played normally afterwards.',
    null,
  ),
  mishap(
    1,
    '10:40',
    'pre-k',
    ['fall', 'right-leg'],
    'Fell from the second rung of the climbing arch and scraped the right knee.',
    'Cleaned with water, bandage. {name} went back to the arch five minutes later.',
    20,
  ),
  mishap(
    4,
    '15:15',
    'infants',
    ['bump', 'face'],
    '{name} rolled against the leg of the changing table while crawling. Faint mark on the left cheek.',
    'Cold cloth, cuddles, observed for an hour. No further signs.',
    null,
  ),
  mishap(
    5,
    '13:30',
    'toddlers',
    ['illness'],
    'Woke up from nap with a temperature of 101.2 °F.',
    'Family called at 1:40, rested with a teacher until pick-up. Water offered every ten minutes.',
    10,
  ),
  mishap(
    8,
    '09:50',
    'preschool',
    ['other', 'right-hand'],
    'Pinched the right index finger in the drawer of the play kitchen. Slight swelling.',
    'Cold water, then a cold pack. Finger moves freely. Drawer stop has been ordered.',
  ),
  mishap(
    11,
    '16:10',
    'pre-k',
    ['bump', 'face'],
    'Collided with a friend while playing tag; nosebleed for about three minutes.',
    'Sat leaning forward, nose held, clean shirt from the cubby. Bleeding stopped on its own.',
    15,
  ),
  mishap(
    14,
    '10:15',
    'toddlers',
    ['fall', 'mouth'],
    '{name} tripped over the edge of the mat and bit the lower lip.',
    'Cold washcloth, checked the teeth, nothing loose.',
    60,
  ),
  mishap(
    17,
    '11:40',
    'preschool',
    ['other', 'face'],
    'Sand in both eyes after a shovel was thrown.',
    'Rinsed with water for several minutes, eyes a little red, fine by lunch. We talked about shovels with the group.',
  ),
  mishap(
    21,
    '14:50',
    'infants',
    ['bump', 'head'],
    'Bumped the back of the head while sitting down next to the cushion.',
    'Held and observed, pupils and behavior normal, drank the bottle as usual.',
    10,
  ),
  mishap(
    24,
    '10:05',
    'pre-k',
    ['other', 'right-hand'],
    'Splinter in the palm from the old log in the yard.',
    'Removed with tweezers by the nurse, cleaned. The log has been taken away.',
    90,
  ),
  mishap(
    27,
    '09:35',
    'toddlers',
    ['cut', 'face'],
    'Scratched on the cheek by another child during circle. Two short red lines.',
    'Cleaned with water, nails checked in the whole group.',
  ),
  mishap(
    31,
    '12:10',
    'preschool',
    ['illness'],
    'Threw up once after lunch, no fever.',
    'Changed clothes, rested, family called. Collected at 1:05.',
    8,
  ),
  mishap(
    35,
    '15:40',
    'pre-k',
    ['other', 'left-foot'],
    'Twisted the left ankle when jumping off the stump. Could walk, a little tender.',
    'Cold pack and rest; no swelling at pick-up.',
    30,
  ),
  mishap(
    40,
    '10:30',
    'infants',
    ['behavior'],
    'Grabbed a friend’s hair and was pushed; landed softly on the seat and was startled.',
    'Comforted at once, no marks.',
    120,
  ),
  mishap(
    44,
    '11:20',
    'toddlers',
    ['fall', 'left-hand', 'right-hand'],
    'Pushed from the bottom step of the slide, scraped both palms.',
    'Washed and kissed better by the whole room. No bandage needed.',
  ),
  mishap(
    49,
    '09:45',
    'preschool',
    ['allergic-reaction', 'neck'],
    'A few hives on the neck after painting. No trouble breathing.',
    'Washed off the paint, nurse called, hives gone after 20 minutes. New paint is out of use until we know more.',
    12,
  ),
  mishap(
    54,
    '16:20',
    'pre-k',
    ['other', 'left-hand'],
    'Door of the cubby closed on the thumb. Nail slightly blue.',
    'Cold water for ten minutes, thumb moves well.',
    20,
  ),
  mishap(
    58,
    '10:55',
    'toddlers',
    ['bite', 'upper-back'],
    'Bitten on the shoulder through the shirt; red mark, skin intact.',
    'Cold pack, cuddle. We shadow the biting child closely this week.',
    35,
  ),
  mishap(
    63,
    '14:35',
    'preschool',
    ['fall', 'right-arm'],
    'Slipped on the wet bathroom floor and landed on the elbow.',
    'Elbow moved and felt, cold pack. Floor dried, sign put up.',
  ),
  mishap(
    69,
    '11:10',
    'pre-k',
    ['cut', 'right-hand'],
    'Cut the tip of the index finger on the edge of a cardboard box. Short and shallow.',
    'Rinsed, pressed for two minutes, bandage with a rocket on it.',
    5,
  ),
  mishap(
    76,
    '10:20',
    'infants',
    ['bump', 'face'],
    'Fell over while pulling up at the shelf and bumped the chin.',
    'Cold cloth, no mark after a few minutes.',
    50,
  ),
];

/** Families who came after closing time: how many open days back, how many minutes late, who (anybody when absent). */
export const LATE_PICK_UPS: readonly { back: number; minutes: number; child?: string; why: string }[] = [
  {
    back: 1,
    minutes: 24,
    child: 'Sasha Petrov',
    why: 'Mother wrote at 5:48 from the highway, stuck behind an accident; a friend of the family came instead.',
  },
  { back: 19, minutes: 17, why: 'No call beforehand; the second number on the card answered.' },
  { back: 52, minutes: 31, why: 'The train was canceled. {name} had a sandwich and finished two puzzles.' },
];
