import type { LanguageModel } from "ai";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Measures, ModelOutcome } from "../measures.ts";
import type { BatchCategoriser, AiAnswer } from "./categoriser.ts";
import { Circuit } from "./circuit.ts";
import { answerForm, instructions, isAnswer, question, readAnswer } from "./ai-model-prompt.ts";
import { Semaphore } from "../semaphore.ts";

/** Names in one request. */
const mostNames = 50;
/** Requests at a time: a local model works on one after the other anyway. */
const mostRequests = 2;

/** The AI model gives no answer: not reached, too slow, an error, or the circuit is open after several failures. */
export class AiModelAway extends Error {}

/**
 * An AI model behind any OpenAI-compatible chat API, as a categoriser. It gets the names and the categories, nothing else. Whatever it
 * says, only an offered category for a name that was asked comes out.
 */
export class AiModel implements BatchCategoriser {
  readonly most = mostNames;
  lastOutcome: ModelOutcome | null = null;
  readonly #settings: NonNullable<Config["ai"]>;
  readonly #circuit: Circuit;
  readonly #report: Measures["modelAnswered"];
  readonly #requests = new Semaphore(mostRequests);
  /** Some models refuse a request with a schema for the answer; then only the prompt describes it. */
  #takesForm = true;

  /** @param report is called with the outcome of each request */
  constructor(
    settings: NonNullable<Config["ai"]>,
    clock: Clock,
    report: Measures["modelAnswered"] = () => undefined,
  ) {
    this.#settings = settings;
    this.#report = report;
    this.#circuit = new Circuit(clock);
  }

  categorise(
    names: readonly string[],
    categories: readonly string[],
  ): Promise<ReadonlyMap<string, AiAnswer>> {
    return this.#requests.take(async () => {
      if (this.#circuit.isOpen()) {
        this.lastOutcome = "not_asked";
        this.#report("not_asked", 0);
        throw new AiModelAway("the AI model is not asked for a minute after failures");
      }
      const started = performance.now();
      let outcome: ModelOutcome = "failed";
      try {
        const given = await this.#ask(names.slice(0, mostNames), categories);
        outcome = isAnswer(given) ? "answered" : "unusable";
        return readAnswer(given, names, categories);
      } finally {
        if (outcome === "answered") this.#circuit.succeeded();
        else this.#circuit.failed();
        this.lastOutcome = outcome;
        this.#report(outcome, (performance.now() - started) / 1000);
      }
    });
  }

  /** The model's answer as JSON, unchecked; undefined when it was no JSON. */
  async #ask(names: readonly string[], categories: readonly string[]): Promise<unknown> {
    // Loaded when first needed: most installations have no AI model.
    const { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } = await import("ai");
    const asked = {
      model: await this.#model(),
      system: instructions,
      prompt: question(names, categories),
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(this.#settings.timeout),
    };
    if (this.#takesForm) {
      try {
        const schema = jsonSchema(answerForm(categories), {
          validate: (value) => ({ success: true, value }),
        });
        return (await generateText({ ...asked, output: Output.object({ schema, name: "answers" }) })).output;
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error)) return undefined;
        const status = APICallError.isInstance(error) ? error.statusCode : undefined;
        if (status !== 400 && status !== 422) throw away(error, status);
        this.#takesForm = false;
      }
    }
    try {
      return jsonIn((await generateText(asked)).text);
    } catch (error) {
      throw away(error, APICallError.isInstance(error) ? error.statusCode : undefined);
    }
  }

  async #model(): Promise<LanguageModel> {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const { baseUrl, apiKey, model } = this.#settings;
    const provider = createOpenAICompatible({
      name: "ai-model",
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      ...(apiKey !== null && { apiKey }),
    });
    return provider.chatModel(model);
  }
}

/** The AI model's own words stay out of it: they may repeat the key. */
function away(error: unknown, status: number | undefined): AiModelAway {
  const isLate = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  if (isLate) return new AiModelAway("the AI model took too long");
  return new AiModelAway(
    status === undefined ? "the AI model can't be reached" : `the AI model answered ${status}`,
  );
}

/** The JSON in a text that may have a fence or a few words around it. */
function jsonIn(text: string): unknown {
  const [json] = /\{.*\}/su.exec(text) ?? [];
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
