import type { Sheet } from '../../../contract/compliance-choices.ts';
import { mutation, query } from '../../lib/api.ts';
import type { AskedSheet } from './rules.ts';

export const sheet = (name: Sheet, asked: AskedSheet) =>
  query('GET /api/compliance/sheets/:sheet', { params: { sheet: name }, query: asked });

export const ruleChoice = query('GET /api/compliance/rules');
export const chooseRules = mutation(
  'PUT /api/compliance/rules',
  'GET /api/compliance/rules',
  'GET /api/compliance/sheets/:sheet',
);

export const inspectorLinks = query('GET /api/compliance/inspector-links');
export const makeLink = mutation('POST /api/compliance/inspector-links', 'GET /api/compliance/inspector-links');
export const revokeLink = mutation(
  'POST /api/compliance/inspector-links/:id/revoke',
  'GET /api/compliance/inspector-links',
);
export const looksThrough = (id: number) => query('GET /api/compliance/inspector-links/:id/looks', { params: { id } });

export const takeHeadcount = mutation('POST /api/compliance/headcounts', 'GET /api/compliance/sheets/:sheet');

export const immunizations = (id: number) => query('GET /api/children/:id/immunizations', { params: { id } });
const CHANGED = ['GET /api/children/:id/immunizations', 'GET /api/compliance/sheets/:sheet'] as const;
export const recordDose = mutation('POST /api/children/:id/immunizations', ...CHANGED);
export const removeDose = mutation('DELETE /api/immunizations/:id', ...CHANGED);
export const recordExemption = mutation('POST /api/children/:id/immunization-exemptions', ...CHANGED);
export const endExemption = mutation('DELETE /api/immunization-exemptions/:id', ...CHANGED);

export const inspection = (token: string) => query('GET /api/inspections/:token', { params: { token } });
export const inspectedSheet = (token: string, name: Sheet, asked: { from: string; to: string }) =>
  query('GET /api/inspections/:token/sheets/:sheet', { params: { token, sheet: name }, query: asked });
