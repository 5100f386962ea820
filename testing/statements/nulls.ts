import type { Catalog } from './catalog.ts';
import type { Shape } from './shape.ts';

export type Null = Shape['null'];

/** Of something made of several, one of which makes it null. */
export function worst(all: readonly Null[]): Null {
  if (all.includes('always possible')) return 'always possible';
  return all.includes('maybe') ? 'maybe' : 'never';
}
/** Of several the first that isn't null, as coalesce answers it. */
export function best(all: readonly Null[]): Null {
  if (all.includes('never')) return 'never';
  return all.includes('maybe') ? 'maybe' : 'always possible';
}

/** Strict functions that answer null to what is there. */
const MAY_FIND_NOTHING =
  /^(array_position|array_length|array_upper|array_lower|regexp_match|substring|json.*_(object_field|array_element|extract_path).*|nullif|to_reg.*|.*_subscript_handler|width_bucket|current_setting|pg_get_.*|lag|lead|first_value|last_value|nth_value)$/;
/** Functions that answer something to null too. */
const ALWAYS_ANSWERS =
  /^(concat|concat_ws|num_nulls|num_nonnulls|jsonb?_build_(object|array)|row_to_json|format|count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist|now|clock_timestamp|transaction_timestamp|pg_current_xact_id.*|array_append|array_prepend|array_cat|array_remove|array_replace)$/;
/** An aggregate of some rows answers null only to nulls; over no rows, all but count do. */
export const AGGREGATES_NULLS = /^(array_agg|jsonb?_agg|jsonb?_object_agg|count)$/;

/** Whether a function answers null, by what its arguments are. */
export function calledNull(oid: number, args: Null, catalog: Catalog): Null {
  const { name, isStrict, isBuiltIn } = catalog.function(oid);
  if (ALWAYS_ANSWERS.test(name)) return 'never';
  if (!isBuiltIn) return 'maybe';
  if (args === 'never') return isStrict && !MAY_FIND_NOTHING.test(name) ? 'never' : 'maybe';
  return isStrict ? args : 'maybe';
}
