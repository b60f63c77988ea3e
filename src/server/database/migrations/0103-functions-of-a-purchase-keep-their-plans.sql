-- Postgres planned the statements inside these functions at each call, because it estimated that a plan for the given
-- values is cheaper. They read a few rows by their keys, so planning took longer than running.
ALTER FUNCTION refresh_order_search(uuid[]) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION tell_office_of_order_detail() SET plan_cache_mode = force_generic_plan;
