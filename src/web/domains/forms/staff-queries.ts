import { mutation, query, tellingMutation } from '#web/lib/api.ts';

export const forms = query('GET /api/forms');
export const form = (id: number) => query('GET /api/forms/:id', { params: { id } });
export const formVersion = (id: number, versionId: number) =>
  query('GET /api/forms/:id/versions/:versionId', { params: { id, versionId } });
export const formFile = (id: number) => query('GET /api/forms/:id/file', { params: { id } });

export const addForm = mutation('POST /api/forms', 'forms');
export const editDraft = tellingMutation('PUT /api/forms/:id/draft', ['forms'], ({ put }, reply, { params }) =>
  put(form(Number(params.id)).queryKey, reply),
);
export const publishForm = tellingMutation('POST /api/forms/:id/versions', ['forms'], ({ put }, reply, { params }) =>
  put(form(Number(params.id)).queryKey, reply),
);
export const retireForm = mutation('PUT /api/forms/:id/retired', 'forms');

export const formRenewals = (id: number) => query('GET /api/forms/:id/renewals', { params: { id } });
export const sayRenewal = mutation('PUT /api/forms/:id/renewal', 'forms');
export const renewForm = mutation('POST /api/forms/:id/renewals', 'forms');

/** Read anew with its screen: it follows from the state that is chosen, and from who is enrolled, too. */
export const formPacket = { ...query('GET /api/form-packet'), staleTime: 0 };
export const answerLine = tellingMutation('PUT /api/form-packet/:line', ['forms'], ({ put }, reply) =>
  put(formPacket.queryKey, reply),
);
export const sendPacket = mutation('POST /api/form-packet', 'forms');

/** Sent forms; of one child or one form alone. */
export const formRequests = (of: { childId?: number; formId?: number }) =>
  query('GET /api/form-requests', { query: of });
export const formRequest = (id: number) => query('GET /api/form-requests/:id', { params: { id } });
/** Each look is in the audit log. */
export const formAnswers = (id: number) => query('GET /api/form-requests/:id/answers', { params: { id } });
/** Whom a form would go to: of these children, else of these rooms, else of all. */
export const reach = (
  formId: number,
  { childIds, roomIds }: { childIds: readonly number[]; roomIds: readonly number[] },
) =>
  query('GET /api/form-requests/reach', {
    query: {
      formId,
      ...(childIds.length > 0 && { childIds: childIds.join(',') }),
      ...(roomIds.length > 0 && { roomIds: roomIds.join(',') }),
    },
  });

export const sendForm = mutation('POST /api/form-requests', 'forms');
export const withdrawForm = mutation('POST /api/form-requests/:id/withdraw', 'forms');
