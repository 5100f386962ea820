import { type DatesReader, momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';

interface PinReader extends DatesReader {
  readonly name: string;
  /** First names. */
  readonly children: readonly string[];
  /** The last four of the phone number that the PIN will go with. */
  readonly phoneDigits: string;
}

/** What a letter with a one-time code says, in its reader's language; the code itself stands apart. */
export function pinLetterWords(
  reader: PinReader,
  { expiresAt, zone }: { readonly expiresAt: Date; readonly zone: string },
) {
  const { name, language, children, phoneDigits } = reader;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(children);
  return {
    greeting: translate(language, 'Hello {{name}},', { name }),
    text: translate(
      language,
      'At the tablet by the entrance you sign {{children}} in and out with a PIN that only you know. With this code you choose it:',
      { children: names },
    ),
    steps: [
      translate(language, 'At the tablet, press “I have a code from the staff” and type in the code.'),
      translate(language, 'Choose six digits as your PIN. The staff can never see it.'),
      translate(
        language,
        'Done. From now on, enter the last four digits of your phone number ({{digits}}) and your PIN.',
        {
          digits: phoneDigits,
        },
      ),
    ],
    validity: translate(language, 'The code is for you alone and works once, until {{moment}}.', {
      moment: momentsIn(reader, zone).moment(expiresAt),
    }),
  };
}
