import { collectDefaultMetrics, type Registry } from "prom-client";

/** The metrics of prom-client that are published: the others are 40 series without a use here. */
const kept = new Set([
  // The first one of each three also fetches the values of the others.
  "process_cpu_user_seconds_total",
  "process_cpu_system_seconds_total",
  "process_cpu_seconds_total",
  "process_start_time_seconds",
  "process_resident_memory_bytes",
  "process_open_fds",
  "process_max_fds",
  "nodejs_eventloop_lag_seconds",
  "nodejs_eventloop_lag_max_seconds",
  "nodejs_eventloop_lag_mean_seconds",
  "nodejs_eventloop_lag_p99_seconds",
  "nodejs_heap_size_total_bytes",
  "nodejs_heap_size_used_bytes",
  "nodejs_external_memory_bytes",
  "nodejs_gc_duration_seconds",
]);

/** Adds the metrics of this process (event loop, garbage collection, memory, files), which it measures from now on. */
export function addProcessMetrics(registry: Registry): void {
  const before = new Set(namesIn(registry));
  collectDefaultMetrics({ register: registry, gcDurationBuckets: [0.05] });
  for (const name of namesIn(registry))
    if (!before.has(name) && !kept.has(name)) registry.removeSingleMetric(name);
}

const namesIn = (registry: Registry) => registry.getMetricsAsArray().map(({ name }) => name);
