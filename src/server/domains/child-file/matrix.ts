import * as freshFile from '#testing/matrix/fresh-child-file.ts';
import { EVERYBODY, LEAD, MEDICAL, ofFirstFamily, ownFamily, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/children/:id/file': ofFirstFamily(EVERYBODY, freshFile.ownFile),
  'PATCH /api/children/:id/file': ofFirstFamily(LEAD, (stage) => ({
    ...freshFile.ownFile(stage),
    body: { languages: ['Spanish', 'English'], diet: 'No pork', specialNeeds: 'Wears glasses' },
  })),
  'POST /api/children/:id/file/contacts': ofFirstFamily(
    LEAD,
    (stage) => ({ ...freshFile.ownFile(stage), body: freshFile.DOCTOR }),
    201,
  ),
  'PATCH /api/children/:id/file/contacts/:contactId': ofFirstFamily(LEAD, async (stage) => ({
    ...(await freshFile.contact(stage)),
    body: { phoneNumber: '555 010 7799' },
  })),
  'DELETE /api/children/:id/file/contacts/:contactId': ofFirstFamily(LEAD, freshFile.contact),
  'PUT /api/children/:id/file/contacts': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { params } = await freshFile.contact(stage);
      return { params: { id: params.id }, body: { contactIds: [params.contactId] } };
    },
  }),
  'GET /api/children/:id/file/insurance': ofFirstFamily(MEDICAL, freshFile.insured),
  'PUT /api/children/:id/file/insurance': ofFirstFamily(LEAD, (stage) => ({
    ...freshFile.ownFile(stage),
    body: { insurance: freshFile.INSURANCE },
  })),
  'PUT /api/children/:id/file/custody': ofFirstFamily(LEAD, (stage) => ({
    ...freshFile.ownFile(stage),
    body: { note: 'Lives with her mother' },
  })),
  'GET /api/child-file-changes': staff({ roles: LEAD }),
  'GET /api/child-files/incomplete': staff({ roles: LEAD }),
  'POST /api/child-file-changes/:id/answer': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshFile.proposedCustody(stage) },
      body: { isAccepted: false, reason: 'Please bring the order.' },
    }),
  }),
  'POST /api/parent/child-file-changes/:id/withdraw': ownFamily(200, async (stage) => ({
    params: { id: await freshFile.proposedCustody(stage) },
  })),
};
