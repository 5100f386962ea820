import { momentsIn } from '../../documents/moments.ts';
import { say } from '../../words/say.ts';
import { reportRecord } from '../daily-reports/documents.ts';
import { incidentRecord } from '../incidents/documents.ts';
import type { Gathered } from './gather.ts';
import type { Section } from './section.ts';
import { attendanceSection } from './sections/attendance.ts';
import { documentsSection, type PlacedDocument } from './sections/documents.ts';
import { milestonesSection } from './sections/milestones.ts';
import { type PlacedPhoto, photosSection } from './sections/photos.ts';
import { recordsSection } from './sections/records.ts';

/** What an archive shows, with the files that could be put into it. */
export interface Archived extends Gathered {
  readonly photos: readonly PlacedPhoto[];
  readonly documents: readonly PlacedDocument[];
}

/** Every section of an archive in the order in which they stand. */
export const sectionsOf = (archived: Archived): Section[] => [
  photosSection(archived, archived.photos),
  milestonesSection(archived, archived.milestones, archived.photos),
  reports(archived),
  activities(archived),
  attendanceSection(archived, archived.attendance),
  incidents(archived),
  documentsSection(archived, archived.documents),
];

const reports = ({ language, zone, reports: rows }: Archived) =>
  recordsSection({
    name: 'reports',
    title: say(language, 'Daily reports'),
    count: say(language, '{{count}} daily reports', { count: rows.length }),
    rows,
    record: (row) => reportRecord(row, momentsIn(language, zone), language),
    data: ({ date, meals, naps, activities: done, mood, notes, writtenBy, createdAt }) => ({
      date,
      meals,
      naps,
      activities: done,
      mood,
      notes,
      writtenBy,
      createdAt,
    }),
  });

const activities = ({ language, zone, activities: rows }: Archived) =>
  recordsSection({
    name: 'activities',
    title: say(language, 'Activities'),
    count: say(language, '{{count}} activities', { count: rows.length }),
    rows,
    record: ({ date, activity, notes, ledBy }) => ({
      heading: momentsIn(language, zone).day(date),
      fields: [
        { label: say(language, 'Activity'), text: activity },
        { label: say(language, 'Notes'), text: notes },
        { label: say(language, 'Led by'), text: ledBy },
      ],
    }),
    data: ({ date, activity, notes, ledBy, createdAt }) => ({ date, activity, notes, ledBy, createdAt }),
  });

const incidents = ({ language, zone, incidents: rows }: Archived) =>
  recordsSection({
    name: 'incidents',
    title: say(language, 'Incident reports'),
    count: say(language, '{{count}} incident reports', { count: rows.length }),
    rows,
    record: (row) => incidentRecord(row, momentsIn(language, zone), language),
    data: ({ date, time, description, actionTaken, reportedBy, acknowledgements, createdAt }) => ({
      date,
      time,
      description,
      actionTaken,
      reportedBy,
      acknowledgements,
      createdAt,
    }),
  });
