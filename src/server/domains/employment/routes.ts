import type { Serve } from '#server/http/serve.ts';
import { sayAvailability } from './availability.ts';
import { agreeOnTerms, beginEmployment, editEmployment, editTerms, removeEmployment, removeTerms } from './commands.ts';
import { readPay, setPay } from './pay.ts';
import { addQualification, editQualification, removeQualification } from './qualifications.ts';
import { readFile } from './read.ts';

export function employmentRoutes(serve: Serve): void {
  serve('GET /api/staff/:id/employment', ({ scope, params }) => readFile(scope, params.id));
  serve('POST /api/staff/:id/employments', ({ scope, params, body }) => beginEmployment(scope, params.id, body));
  serve('PATCH /api/staff/:id/employments/:employmentId', ({ scope, params, body }) =>
    editEmployment(scope, params.id, params.employmentId, body),
  );
  serve('DELETE /api/staff/:id/employments/:employmentId', ({ scope, params }) =>
    removeEmployment(scope, params.id, params.employmentId),
  );
  serve('POST /api/staff/:id/employments/:employmentId/terms', ({ scope, params, body }) =>
    agreeOnTerms(scope, params.id, params.employmentId, body),
  );
  serve('PATCH /api/staff/:id/employments/:employmentId/terms/:termId', ({ scope, params, body }) =>
    editTerms(scope, params.id, params, body),
  );
  serve('DELETE /api/staff/:id/employments/:employmentId/terms/:termId', ({ scope, params }) =>
    removeTerms(scope, params.id, params),
  );
  serve('GET /api/staff/:id/pay', ({ server, scope, params }) => readPay(server, scope, params.id));
  serve('PUT /api/staff/:id/employments/:employmentId/terms/:termId/pay', ({ server, scope, params, body }) =>
    setPay(server, scope, params.id, params, body),
  );
  serve('PUT /api/staff/:id/availability', ({ scope, params, body }) => sayAvailability(scope, params.id, body.times));
  serve('POST /api/staff/:id/qualifications', ({ scope, params, body }) => addQualification(scope, params.id, body));
  serve('PATCH /api/staff/:id/qualifications/:qualificationId', ({ scope, params, body }) =>
    editQualification(scope, params.id, params.qualificationId, body),
  );
  serve('DELETE /api/staff/:id/qualifications/:qualificationId', ({ scope, params }) =>
    removeQualification(scope, params.id, params.qualificationId),
  );
}
