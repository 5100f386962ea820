import type { Catalogue } from './catalogues.ts';

/** English texts that are said differently by number; all others are their own words. */
export const en: Catalogue = {
  '{{count}} rows have errors; nothing was imported': {
    one: '{{count}} row has errors; nothing was imported',
    other: '{{count}} rows have errors; nothing was imported',
  },
  'Too many failed attempts. Please wait {{count}} minutes and try again.': {
    one: 'Too many failed attempts. Please wait {{count}} minute and try again.',
    other: 'Too many failed attempts. Please wait {{count}} minutes and try again.',
  },
  'The link is for you alone and works once, within {{count}} days.': {
    one: 'The link is for you alone and works once, within {{count}} day.',
    other: 'The link is for you alone and works once, within {{count}} days.',
  },
  'The link is for you alone and works once, within {{count}} hours.': {
    one: 'The link is for you alone and works once, within {{count}} hour.',
    other: 'The link is for you alone and works once, within {{count}} hours.',
  },
  'Somebody asked for a new password for your account. The link works once, within {{count}} hours.': {
    one: 'Somebody asked for a new password for your account. The link works once, within {{count}} hour.',
    other: 'Somebody asked for a new password for your account. The link works once, within {{count}} hours.',
  },
  '{{count}} children are in {{room}}. Move them to another room first.': {
    one: '{{count}} child is in {{room}}. Move them to another room first.',
    other: '{{count}} children are in {{room}}. Move them to another room first.',
  },
  '{{count}} staff members are assigned to {{room}}. Assign them to another room first.': {
    one: '{{count}} staff member is assigned to {{room}}. Assign them to another room first.',
    other: '{{count}} staff members are assigned to {{room}}. Assign them to another room first.',
  },
};
