import { createContext, use, useId } from 'react';

type FieldWiring = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** What a control takes from the Field around it; its own attributes win. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }) {
  const field = use(FieldContext);
  const fallbackId = useId();
  return {
    id: own.id ?? field?.id ?? fallbackId,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(own['aria-invalid'] ?? field?.invalid) || undefined,
    'aria-required': field?.required || undefined,
  };
}
