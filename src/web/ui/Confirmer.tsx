import { useEffect, useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { currentQuestion, endQuestion, leaveQuestion, subscribeToQuestions } from './confirm.ts';

/** Stands once in each screen and asks what `confirmDelete` and `confirmFirst` want to know; a question ends with its screen. */
export default function Confirmer() {
  const current = useSyncExternalStore(subscribeToQuestions, currentQuestion);
  const [busy, setBusy] = useState(false);
  useEffect(() => endQuestion, []);
  if (!current) return null;
  const { question, isOpen } = current;
  const confirm = async () => {
    setBusy(true);
    await question.act();
    setBusy(false);
    leaveQuestion(question);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={() => leaveQuestion(question)}
      title={question.title}
      confirmLabel={question.label}
      cancelLabel={question.cancel}
      danger={question.danger}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {question.text}
    </ConfirmDialog>
  );
}
