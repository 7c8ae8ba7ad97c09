import { Counter, Histogram, Registry, Summary } from "prom-client";
import type { ErrorCode } from "../../contract/errors.ts";
import type {
  JobOutcome,
  MailOutcome,
  Measures,
  ModelOutcome,
  NameSource,
  PushOutcome,
} from "../measures.ts";

/** Routes whose refusals, and whose failures, are counted by route; when there are more, it is everything, and they are one. */
const mostNamedRoutes: Record<string, number> = { "4xx": 60, "5xx": 20 };
/** The refusals that a rejected change usually has; any other one is counted as "other". */
const namedRefusals = new Set<ErrorCode>([
  "invalid_input",
  "not_allowed",
  "premium_only",
  "not_found",
  "gone",
  "id_taken",
  "list_full",
  "other_user",
  "operation_reused",
  "too_large",
]);
const other = "other";

/**
 * Makes metrics of Prometheus from the reports of the server's parts (docs/decisions/0020). Each combination of labels is a time series that
 * an operator keeps for months, so labels come from short lists of our own: together they stay under 500.
 */
export class Metrics implements Measures {
  readonly registry = new Registry();
  /** The routes that are named, by the class of the status. */
  readonly #named = new Map<string, Set<string>>();

  readonly #requests = this.#counter(
    "restock_http_requests_total",
    "Answered requests, by the template of their route.",
    ["method", "route", "status"],
  );
  readonly #routeSeconds = this.#counter(
    "restock_http_route_seconds_total",
    "Time that the answered requests of a route took together; event streams count nothing.",
    ["method", "route"],
  );
  readonly #callTimes = new Histogram({
    name: "restock_http_request_duration_seconds",
    help: "Time from a call to the end of its answer, by its lane; without event streams.",
    labelNames: ["lane"],
    buckets: [0.025, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  });
  readonly #refusedChanges = this.#counter(
    "restock_changes_refused_total",
    "Changes of devices that were refused for good, by the code of the refusal.",
    ["code"],
  );
  readonly #limits = this.#counter(
    "restock_sign_in_limits_reached_total",
    "Tries that a limit refused, by the limit; those that have nothing to do with signing in are one.",
    ["limit"],
  );
  readonly #lag = new Histogram({
    name: "restock_stream_lag_seconds",
    help: "Time from the commit of a change of this process to its event on a stream.",
    buckets: [0.03, 0.1, 0.3, 1, 5],
    registers: [this.registry],
  });
  readonly #jobs = this.#counter("restock_job_runs_total", "Attempts of jobs, by how they ended.", [
    "outcome",
  ]);
  readonly #mails = this.#counter("restock_mails_total", "Attempts to send a mail, by how they ended.", [
    "outcome",
  ]);
  readonly #pushes = this.#counter(
    "restock_notifications_total",
    "Messages to push services, by how they ended.",
    ["outcome"],
  );
  readonly #names = this.#counter(
    "restock_names_sorted_total",
    "Names that got a category, by where it came from.",
    ["source"],
  );
  readonly #engineTimes = new Histogram({
    name: "restock_categoriser_duration_seconds",
    help: "Time that the engine took for a name that wasn't in its cache.",
    buckets: [0.001, 0.005, 0.025],
    registers: [this.registry],
  });
  readonly #modelCalls = this.#counter(
    "restock_ai_requests_total",
    "Requests to the AI model, by how they ended.",
    ["outcome"],
  );
  readonly #modelTimes = new Summary({
    name: "restock_ai_request_duration_seconds",
    help: "Time that requests to the AI model took.",
    percentiles: [],
    registers: [this.registry],
  });

  constructor() {
    // Series of rare events exist from the start, so that the first event is an increase.
    for (const outcome of ["done", "failed", "given_up"]) this.#jobs.inc({ outcome }, 0);
    for (const outcome of ["sent", "failed", "refused"]) this.#mails.inc({ outcome }, 0);
  }

  requestAnswered(route: string, method: string, status: number, seconds: number): void {
    const statusClass = `${Math.floor(status / 100)}xx`;
    const shown = this.#mayBeNamed(statusClass, `${method} ${route}`) ? route : other;
    this.#requests.inc({ method, route: shown, status: statusClass });
    this.#routeSeconds.inc({ method, route }, seconds);
  }

  callTook(lane: string, seconds: number): void {
    this.#callTimes.observe({ lane }, seconds);
  }

  changeRefused(code: ErrorCode): void {
    this.#refusedChanges.inc({ code: namedRefusals.has(code) ? code : other });
  }

  limitReached(throttle: string): void {
    this.#limits.inc({ limit: throttle.startsWith("sign-in") ? throttle : other });
  }

  eventSent(lag: number): void {
    this.#lag.observe(lag);
  }

  jobEnded(outcome: JobOutcome): void {
    this.#jobs.inc({ outcome });
  }

  mailEnded(outcome: MailOutcome): void {
    this.#mails.inc({ outcome });
  }

  pushEnded(outcome: PushOutcome): void {
    this.#pushes.inc({ outcome });
  }

  namesSorted(source: NameSource, count = 1): void {
    this.#names.inc({ source }, count);
  }

  engineAnswered(seconds: number): void {
    this.#engineTimes.observe(seconds);
  }

  modelAnswered(outcome: ModelOutcome, seconds: number): void {
    this.#modelCalls.inc({ outcome });
    if (outcome !== "not_asked") this.#modelTimes.observe(seconds);
  }

  #mayBeNamed(statusClass: string, name: string): boolean {
    const most = mostNamedRoutes[statusClass] ?? Infinity;
    const named = this.#named.get(statusClass) ?? new Set();
    this.#named.set(statusClass, named);
    if (named.size < most) named.add(name);
    return named.has(name);
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
