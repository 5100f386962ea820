interface Timed {
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/**
 * When a roll call was, by the server's clock: the device's moments with what has to be added to them (milliseconds). What
 * comes out later than its arrival was measured by a clock that somebody set meanwhile: it ended on arrival, and lasted as
 * long as it says.
 */
export function timesOf({ startedAt, finishedAt }: Timed, offset: number, receivedAt: Date): Timed {
  const excess = Math.max(0, finishedAt.getTime() + offset - receivedAt.getTime());
  const corrected = (moment: Date) => new Date(moment.getTime() + offset - excess);
  return { startedAt: corrected(startedAt), finishedAt: corrected(finishedAt) };
}

/** The ids that are there more than once. */
export const repeated = (ids: readonly number[]): number[] => ids.filter((id, index) => ids.indexOf(id) !== index);
