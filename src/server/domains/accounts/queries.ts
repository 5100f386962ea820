import { sql } from 'kysely';
import type { Room } from '#server/db/types.ts';

export const createCenter = (name: string, timeZone: string, isDemo: boolean, now: Date, onlyFirst: boolean) =>
  sql<{ id: number }>`select create_center(${name}, ${timeZone}, ${isDemo}, ${now}, ${onlyFirst}) as id`;

export const staffStatus = (staffId: number) => sql<{
  email: string;
  centerId: number;
  centerName: string;
  timeZone: string;
  isDemo: boolean;
  logoPath: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  hasCameras: boolean;
  /** Of the room they are assigned to; null without one. */
  roomId: number | null;
  roomName: string | null;
  ageGroup: Room['ageGroup'];
}>`
  select s.email, c.center_id, c.name as center_name, c.time_zone, c.is_demo, c.logo_path, c.logo_width, c.logo_height,
    exists (select from camera where removed_at is null) as has_cameras, r.id as room_id, r.name as room_name, r.age_group
  from staff s join center c on c.center_id = s.center_id
  left join room r on r.center_id = s.center_id and r.id = s.room_id and r.removed_at is null
  where s.id = ${staffId}`;
