import { sql } from 'kysely';

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
}>`
  select s.email, c.center_id, c.name as center_name, c.time_zone, c.is_demo, c.logo_path, c.logo_width, c.logo_height,
    exists (select from camera where removed_at is null) as has_cameras
  from staff s join center c on c.center_id = s.center_id
  where s.id = ${staffId}`;
