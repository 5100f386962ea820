const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** `12.3 MB`, by thousands, as disks are sold. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit]}`;
}
