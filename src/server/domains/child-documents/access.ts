import type { DocumentKind } from '#contract/child-documents-choices.ts';
import { staffWith } from '#server/kernel/access/rules.ts';

/** Whoever enrolls children asks for documents, answers what families give, and reads all of them. */
export const mayKeepDocuments = staffWith('children.enroll');

const HEALTH: readonly DocumentKind[] = ['immunizations', 'health-exam', 'insurance-card', 'allergy-plan'];

/** Staff who see medical records read documents on health; everybody who sees children reads what to do about an allergy. */
export const mayReadDocument = (kind: DocumentKind) =>
  kind === 'allergy-plan'
    ? staffWith('children.enroll', 'medical.see', 'children.see')
    : HEALTH.includes(kind)
      ? staffWith('children.enroll', 'medical.see')
      : mayKeepDocuments;
