/**
 * The header by which a browser gives a write of its own a name. The events of the live stream that come of named writes
 * alone carry the names, so that it knows its own echo.
 */
export const WRITE_HEADER = 'x-larkhouse-write';
