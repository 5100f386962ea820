import { mutation, query } from '#web/lib/api.ts';

export const categories = query('GET /api/milestone-categories');
export const templates = query('GET /api/milestone-templates');
/** Every enrolled child with its progress. */
export const progress = query('GET /api/milestone-progress');
export const growthOf = (id: number) => query('GET /api/children/:id/milestones', { params: { id } });

export const recordMilestones = mutation('POST /api/child-milestones', 'milestones');
export const changeMilestone = mutation('PATCH /api/child-milestones/:id', 'milestones');
export const withdrawMilestone = mutation('DELETE /api/child-milestones/:id', 'milestones');
export const changeBadge = mutation('PATCH /api/milestone-badges/:id', 'milestones');

export const addCategory = mutation('POST /api/milestone-categories', 'milestones');
export const changeCategory = mutation('PATCH /api/milestone-categories/:id', 'milestones');
export const addTemplate = mutation('POST /api/milestone-templates', 'milestones');
export const changeTemplate = mutation('PATCH /api/milestone-templates/:id', 'milestones');

/** The newest photos a child is in. */
export const photosOf = (childId: number) => query('GET /api/gallery', { query: { childId, limit: 24 } });

export const familyGrowth = (childId: number | undefined) =>
  query('GET /api/parent/milestones', { query: { childId } });
export const seeCelebration = mutation('POST /api/parent/milestones/:id/seen', 'milestones');
