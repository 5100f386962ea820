import type { Sheet } from '#contract/compliance-choices.ts';
import { mutation, query } from '#web/lib/api.ts';
import type { AskedSheet } from './rules.ts';

export const sheet = (name: Sheet, asked: AskedSheet) =>
  query('GET /api/compliance/sheets/:sheet', { params: { sheet: name }, query: asked });

export const ruleChoice = query('GET /api/compliance/rules');
export const chooseRules = mutation('PUT /api/compliance/rules', 'compliance');

export const inspectorLinks = query('GET /api/compliance/inspector-links');
export const makeLink = mutation('POST /api/compliance/inspector-links', 'inspector-links');
export const revokeLink = mutation('POST /api/compliance/inspector-links/:id/revoke', 'inspector-links');
export const looksThrough = (id: number) => query('GET /api/compliance/inspector-links/:id/looks', { params: { id } });

export const takeHeadcount = mutation('POST /api/compliance/headcounts', 'compliance');

export const immunizations = (id: number) => query('GET /api/children/:id/immunizations', { params: { id } });
export const recordDose = mutation('POST /api/children/:id/immunizations', 'compliance');
export const familyImmunizations = (childId: number) => query('GET /api/parent/immunizations', { query: { childId } });
export const recordCombination = mutation('POST /api/children/:id/combination-vaccines', 'compliance');
export const removeDose = mutation('DELETE /api/immunizations/:id', 'compliance');
export const recordExemption = mutation('POST /api/children/:id/immunization-exemptions', 'compliance');
export const endExemption = mutation('DELETE /api/immunization-exemptions/:id', 'compliance');

export const inspection = (token: string) => query('GET /api/inspections/:token', { params: { token } });
export const inspectedSheet = (token: string, name: Sheet, asked: { from: string; to: string }) =>
  query('GET /api/inspections/:token/sheets/:sheet', { params: { token, sheet: name }, query: asked });
