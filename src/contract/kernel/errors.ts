/** The body of every refusal (http-1): a sentence for people, a code for programs, a text per bad field. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}
