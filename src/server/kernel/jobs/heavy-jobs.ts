/** The flag of every heavy job; one with its center behind it is that of this center's. */
export const HEAVY = 'heavy';

/** How many heavy jobs run at one time; mail and everything else that is short has the other workers. */
const MOST = 2;

/** Which heavy jobs are at work in this process: never two of one center. */
export class HeavyJobs {
  readonly #atWork: number[] = [];

  /** The flags of jobs that may not begin now. */
  forbidden = (): string[] =>
    this.#atWork.length >= MOST ? [HEAVY] : this.#atWork.map((center) => `${HEAVY} ${center}`);

  async run(centerId: number, work: () => Promise<void>): Promise<void> {
    this.#atWork.push(centerId);
    try {
      await work();
    } finally {
      this.#atWork.splice(this.#atWork.indexOf(centerId), 1);
    }
  }
}
