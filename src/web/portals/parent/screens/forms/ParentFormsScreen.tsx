import { useParams } from 'react-router';
import { FormLists } from './FormLists.tsx';
import { FormPacket } from './FormPacket.tsx';
import { OneForm } from './OneForm.tsx';

/** What a guardian is asked to sign: all of it, one form, or all that wait as one packet. One address with one chunk of code, which the first screens name. */
export function ParentFormsScreen() {
  const { id } = useParams();
  if (id === undefined) return <FormLists />;
  return id === 'packet' ? <FormPacket /> : <OneForm key={id} id={Number(id)} />;
}
