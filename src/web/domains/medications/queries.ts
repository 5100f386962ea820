import { mutation, query } from '#web/lib/api.ts';

/** Each look is kept in the log: it is read when somebody asks for it, and not again by itself. */
export const medicationsOf = (childId: number) => ({
  ...query('GET /api/children/:id/medications', { params: { id: childId } }),
  refetchOnWindowFocus: false,
});

export const addMedication = mutation('POST /api/children/:id/medications', 'medications');
export const changeMedication = mutation('PATCH /api/medications/:id', 'medications');
export const endMedication = mutation('POST /api/medications/:id/end', 'medications');
