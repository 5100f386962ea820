import { mutation, query } from '../../lib/api.ts';

export const categories = query('GET /api/milestone-categories');
export const templates = query('GET /api/milestone-templates');
/** Every enrolled child with its progress. */
export const progress = query('GET /api/milestone-progress');
export const growthOf = (id: number) => query('GET /api/children/:id/milestones', { params: { id } });

const OF_CHILDREN = ['GET /api/milestone-progress', 'GET /api/children/:id/milestones'] as const;
export const recordMilestones = mutation('POST /api/child-milestones', ...OF_CHILDREN);
export const changeMilestone = mutation('PATCH /api/child-milestones/:id', ...OF_CHILDREN);
export const withdrawMilestone = mutation('DELETE /api/child-milestones/:id', ...OF_CHILDREN);
export const changeBadge = mutation('PATCH /api/milestone-badges/:id', 'GET /api/children/:id/milestones');

const OF_LIST = ['GET /api/milestone-categories', 'GET /api/milestone-templates', ...OF_CHILDREN] as const;
export const addCategory = mutation('POST /api/milestone-categories', ...OF_LIST);
export const changeCategory = mutation('PATCH /api/milestone-categories/:id', ...OF_LIST);
export const addTemplate = mutation('POST /api/milestone-templates', ...OF_LIST);
export const changeTemplate = mutation('PATCH /api/milestone-templates/:id', ...OF_LIST);

/** The newest photos a child is in. */
export const photosOf = (childId: number) => query('GET /api/gallery', { query: { childId, limit: 24 } });

export const familyGrowth = (childId: number | undefined) =>
  query('GET /api/parent/milestones', { query: { childId } });
export const celebrations = query('GET /api/parent/celebrations');
export const seeCelebration = mutation(
  'POST /api/parent/milestones/:id/seen',
  'GET /api/parent/celebrations',
  'GET /api/parent/milestones',
);
