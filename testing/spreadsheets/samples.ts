import { stringify } from 'csv-stringify/sync';
import { type ModelChild, randomBy, someFamilies } from './families.ts';

/** Forty children with siblings, two households and gaps, as many years after 2026 as are asked for. */
export const fortyChildren = (later: number): ModelChild[] => {
  const shift = (date: string) => `${Number(date.slice(0, 4)) + later}${date.slice(4)}`;
  return someFamilies(randomBy(40), 40).map((child) => ({
    ...child,
    dateOfBirth: shift(child.dateOfBirth),
    startDate: child.startDate && shift(child.startDate),
  }));
};
/** As it is written in the United States. */
const us = (date: string | null) => {
  const [year, month, day] = (date ?? '').split('-');
  return year ? `${Number(month)}/${Number(day)}/${year}` : '';
};
const phone = (digits: string | null) =>
  digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : '';

/**
 * One row a child, with the fields that Brightwheel names of its roster (help.mybrightwheel.com, “Student roster fields explained”)
 * and contacts beside them, whose names are made up in its manner.
 */
export function brightwheelLike(later: number): Buffer {
  const parent = (child: ModelChild, n: number) => child.guardians[n]?.who;
  const rows = fortyChildren(later).map((child, at) => ({
    brightwheel_id: `bw-${1000 + at}`,
    first_name: child.firstName,
    last_name: child.lastName,
    birthdate: us(child.dateOfBirth),
    gender: '',
    homeroom: child.room,
    start_date: us(child.startDate),
    allergies: child.allergies || 'None',
    schedule: child.weekdays ?? '',
    approved_pickup_1_name: child.pickup ?? '',
    emergency_contact_1_name: child.emergencyName ?? '',
    emergency_contact_1_phone: phone(child.emergencyPhone),
    ...Object.fromEntries(
      [0, 1].flatMap((n) => [
        [`parent_${n + 1}_first_name`, parent(child, n)?.firstName ?? ''],
        [`parent_${n + 1}_last_name`, parent(child, n)?.lastName ?? ''],
        [`parent_${n + 1}_email`, parent(child, n)?.email ?? ''],
        [`parent_${n + 1}_mobile_phone`, phone(parent(child, n)?.phone ?? null)],
      ]),
    ),
  }));
  return Buffer.from(stringify(rows, { header: true, bom: true }));
}

/** A report in rows of guardians below a title, as programs of Procare's kind print it; its headings are made up. */
export function procareLike(later: number): Buffer {
  const rows = fortyChildren(later).flatMap((child) => {
    const own = {
      'Child Name': `${child.lastName}, ${child.firstName}`,
      'Date of Birth': us(child.dateOfBirth),
      Classroom: child.room.toUpperCase(),
      'Enrollment Date': us(child.startDate),
      Allergies: child.allergies || 'No known allergies',
    };
    const people = child.guardians.length > 0 ? child.guardians : [null];
    return people.map((guardian) => ({
      ...own,
      'Payer Name': guardian ? `${guardian.who.lastName}, ${guardian.who.firstName}` : '',
      Relationship: guardian?.relationship ?? '',
      'Cell Phone': phone(guardian?.who.phone ?? null),
      'Home Phone': '',
      'E-mail Address': guardian?.who.email ?? 'N/A',
    }));
  });
  return Buffer.from(`Enrollment by classroom\r\n\r\n${stringify(rows, { header: true, record_delimiter: '\r\n' })}`);
}
