import type { Catalogue } from '../catalogues.ts';

/** What the server says of forms, in German. */
export const formsDe: Catalogue = {
  'Begin with a small letter, then use small letters, digits and hyphens':
    'Beginnen Sie mit einem Kleinbuchstaben, danach Kleinbuchstaben, Ziffern und Bindestriche',
  'Write this text in English at least': 'Schreiben Sie diesen Text mindestens auf Englisch',
  'Write this text, or leave the language out': 'Schreiben Sie diesen Text, oder lassen Sie die Sprache weg',
  'Must be a number': 'Muss eine Zahl sein',
  'Offer at least two choices': 'Bieten Sie mindestens zwei Möglichkeiten an',
  'Choose a field of the child’s file': 'Wählen Sie ein Feld der Akte des Kindes',
  'Give the table a column': 'Geben Sie der Tabelle eine Spalte',
  'Give the table a row': 'Geben Sie der Tabelle eine Zeile',
  'Choose what is asked': 'Wählen Sie, wonach gefragt wird',
  'Say what each entry asks': 'Sagen Sie, wonach jeder Eintrag fragt',
  'Choose a kind of block': 'Wählen Sie eine Art von Baustein',
  'Choose the answers on which these questions follow': 'Wählen Sie die Antworten, auf die diese Fragen folgen',
  'Put the questions here that follow': 'Fügen Sie die Fragen ein, die folgen',
  'This file is not a form that Larkhouse can read': 'Diese Datei ist kein Formular, das Larkhouse lesen kann',
  'Something else is called so already': 'So heißt schon etwas anderes',
  'Add a block in which the form is signed': 'Fügen Sie einen Baustein hinzu, in dem unterschrieben wird',
  'Leave one block in which the form is signed': 'Lassen Sie nur einen Baustein, in dem unterschrieben wird',
  'Choose an earlier choice or consent': 'Wählen Sie eine frühere Auswahl oder Einwilligung',
  'Choose answers that this question offers': 'Wählen Sie Antworten, die diese Frage anbietet',
  'The latest day cannot be before the earliest one': 'Der späteste Tag kann nicht vor dem frühesten liegen',
  'The largest number cannot be below the smallest one': 'Die größte Zahl kann nicht unter der kleinsten liegen',
  'This form is too long. Make two of it.': 'Dieses Formular ist zu lang. Machen Sie zwei daraus.',
  'This form is no longer used. Take it up again first.':
    'Dieses Formular wird nicht mehr verwendet. Nehmen Sie es zuerst wieder auf.',
  'This form was not found': 'Dieses Formular wurde nicht gefunden',
  'Please answer this': 'Bitte beantworten Sie das',
  'This answer does not fit': 'Diese Antwort passt nicht',
  'Please agree to this, or do not sign': 'Bitte stimmen Sie zu, oder unterschreiben Sie nicht',
  'Enter a date between {{earliest}} and {{latest}}': 'Geben Sie ein Datum zwischen {{earliest}} und {{latest}} ein',
  'Enter a number': 'Geben Sie eine Zahl ein',
  'Enter at most {{decimals}} digits after the point': 'Geben Sie höchstens {{decimals}} Nachkommastellen ein',
  'Enter at most {{maximum}}': 'Geben Sie höchstens {{maximum}} ein',
  'Choose whether all of them sign, or one': 'Wählen Sie, ob alle unterschreiben oder eine Person',
  'Type your name': 'Geben Sie Ihren Namen ein',
  'Agree to sign electronically, or ask the center for paper':
    'Stimmen Sie der elektronischen Unterschrift zu, oder bitten Sie die Kita um Papier',
  'Say that you mean to sign': 'Bestätigen Sie, dass Sie unterschreiben wollen',
  'Publish this form first': 'Veröffentlichen Sie dieses Formular zuerst',
  'This form asks for a file, which families cannot send with a form yet':
    'Dieses Formular fragt nach einer Datei, die Familien mit einem Formular noch nicht senden können',
  'Choose a day that has not passed': 'Wählen Sie einen Tag, der noch nicht vorbei ist',
  'Choose enrolled children': 'Wählen Sie aufgenommene Kinder',
  'Choose children who have a guardian': 'Wählen Sie Kinder mit einer sorgeberechtigten Person',
  'This form is signed': 'Dieses Formular ist unterschrieben',
  'Nobody has signed this form': 'Niemand hat dieses Formular unterschrieben',
  'Another guardian has signed meanwhile. Read what they answered first.':
    'Inzwischen hat eine andere sorgeberechtigte Person unterschrieben. Lesen Sie zuerst deren Antworten.',
  'You have signed this form already': 'Sie haben dieses Formular schon unterschrieben',
  'You have refused this form. Ask the center to send it again.':
    'Sie haben dieses Formular abgelehnt. Bitten Sie die Kita, es noch einmal zu senden.',
  'Another guardian has signed this form already':
    'Eine andere sorgeberechtigte Person hat dieses Formular schon unterschrieben',
};
