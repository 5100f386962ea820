import type { NewEvent } from '#server/domains/events/commands.ts';
import type { Recurrence } from '#server/domains/events/recurrence.ts';

/** An event on an open day: counted from the next one (0 is today when the center is open), or back from the last. */
export interface PlannedEvent extends Omit<NewEvent, 'date'> {
  readonly day: number;
  /** Only for the families of these. */
  readonly rooms?: readonly string[];
}

const event = (
  day: number,
  time: string | null,
  title: string,
  [type, participants]: readonly [string, string],
  description: string,
): PlannedEvent => ({ day, time, title, type, participants, description });

export const EVENTS: readonly PlannedEvent[] = [
  event(0, '15:30', 'Afternoon in the yard', ['activity', 'Toddler and Preschool Rooms'], 'Old clothes, please.'),
  event(1, '10:00', 'Story time with the town librarian', ['activity', 'All rooms'], 'Two groups, 10:00 and 10:40.'),
  {
    ...event(4, '18:15', 'Staff meeting', ['meeting', 'All staff'], 'Next month’s rota, new sign-in tablet.'),
    endTime: '19:30',
    audience: 'staff',
  },
  event(6, '08:30', 'Picture day', ['event', 'All rooms'], 'Siblings are photographed together at 8:30.'),
  {
    ...event(
      8,
      '09:30',
      'Pre-K trip to the fire station',
      ['field trip', 'Pre-K Room'],
      'On foot. Bring a small backpack.',
    ),
    endTime: '12:00',
    location: 'Fire station, Union Street',
    rooms: ['Pre-K Room'],
  },
  {
    ...event(9, '18:30', 'Parents’ evening', ['family', 'Parents'], 'How the autumn went, and questions over soup.'),
    endTime: '20:00',
    location: 'Preschool Room',
    asksAnswers: true,
    showsCounts: true,
  },
  event(
    11,
    '08:00',
    'Coffee with the Director',
    ['family', 'Parents'],
    'Open questions over coffee in the Main Office.',
  ),
  event(
    13,
    '10:00',
    'Hearing and vision screening',
    ['health', 'Preschool and Pre-K Rooms'],
    'With Maribel, our nurse.',
  ),
  event(16, null, 'Pajama day', ['event', 'All rooms'], 'Stuffed animals welcome.'),
  event(
    19,
    '16:30',
    'Parent-teacher talks, Toddler Room',
    ['meeting', 'Toddler families'],
    'Sign-up list at the door.',
  ),
  event(22, '11:00', 'Dentist visit: brushing with the crocodile', ['health', 'Preschool Room'], ''),
  event(26, '09:45', 'Music morning with drums', ['activity', 'All rooms'], 'Mr. Feld brings twenty drums.'),
  event(
    31,
    '16:30',
    'Family potluck',
    ['family', 'Families and staff'],
    'Please note ingredients on a card (allergies!).',
  ),
  event(37, '18:00', 'Evening for next year’s Pre-K families', ['family', 'Preschool families'], 'Child care on site.'),
];

export const PAST_EVENTS: readonly PlannedEvent[] = [
  event(2, '15:00', 'Bake sale for the new tricycles', ['family', 'Everyone'], 'We raised enough for two.'),
  event(7, '10:30', 'Fire drill', ['safety', 'Everyone'], 'Out in 2 minutes 40 seconds.'),
  event(12, '09:30', 'Walk to the farmers’ market', ['field trip', 'Preschool Room'], ''),
  event(18, '18:15', 'Staff meeting', ['meeting', 'All staff'], 'First aid refresher.'),
  event(25, '16:30', 'Parent-teacher talks, Pre-K Room', ['meeting', 'Pre-K families'], ''),
  event(33, '10:00', 'Puppet theater visit', ['activity', 'Preschool and Pre-K Rooms'], 'The hedgehog’s suitcase.'),
];

/** What recurs all year. `day`: the open day of the history on which it began. */
export const SERIES: readonly PlannedEvent[] = [
  {
    ...event(1, '09:30', 'Music with Mr. Feld', ['activity', 'All rooms'], 'Songs, drums and a shaker for everybody.'),
    endTime: '10:15',
    location: 'Main hall',
    recurrence: weekly([2]),
  },
  {
    ...event(
      0,
      '15:30',
      'Story time',
      ['activity', 'Toddler and Preschool Rooms'],
      'A picture book before going home.',
    ),
    endTime: '16:00',
    location: 'Reading corner',
    rooms: ['Toddler Room', 'Preschool Room'],
    recurrence: weekly([1, 4]),
  },
  {
    ...event(8, '10:30', 'Fire drill', ['safety', 'All staff'], 'We meet at the big maple. Take the roll-call list.'),
    audience: 'staff',
    recurrence: { ...weekly([]), unit: 'month', monthlyBy: 'weekday' },
  },
];

function weekly(weekdays: number[]): Recurrence {
  return { unit: 'week', interval: 1, weekdays, monthlyBy: 'day', until: null, count: null, skipsClosed: true };
}
