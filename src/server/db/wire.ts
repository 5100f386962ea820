import pg from 'pg';

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [1016, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))],
  [pg.types.builtins.DATE, (text) => text],
  [1182, (text) => (text === '{}' ? [] : text.slice(1, -1).split(','))],
  [pg.types.builtins.TIME, (text) => text.slice(0, 5)],
  [pg.types.builtins.NUMERIC, Number],
]);

/** How values come out of the database: ids are numbers, days 'YYYY-MM-DD', times 'HH:MM', moments Dates. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

/** 'check_in_by' → 'checkInBy': columns are snake_case, everything in TypeScript camelCase. */
export const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
