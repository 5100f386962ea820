/** The body of every refusal (http-1): a sentence for people, a code for programs, a text per bad field, a reference. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  /** Where it is our fault: what the request is called in the log. */
  readonly reference?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
