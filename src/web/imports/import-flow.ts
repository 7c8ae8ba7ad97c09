import type { Id } from "../../contract/ids.ts";
import type { Import, UndoneImport } from "../../contract/imports/schema.ts";
import { newId } from "../../contract/new-id.ts";
import type { call } from "../api/client.ts";
import { Signal } from "../async/signal.ts";
import { serverSentence, failure } from "../session/error-sentences.ts";
import type { Correction } from "./corrections.ts";
import {
  forgetDraft,
  keepChoices,
  keepDraft,
  keptDraft,
  noChoices,
  type Draft,
  type ReadAs,
} from "./kept-draft.ts";
import type { Things } from "./new-import.ts";
import type { CategoryMeaning } from "./questions.ts";
import { ReadFailure, type readFiles, type RunningRead } from "./reader.ts";
import type { ReadRequest } from "./reader-messages.ts";

export type FlowState =
  | { kind: "start"; problem: string | null }
  /** `done` of `total` files of an archive; null before that is known. */
  | { kind: "reading"; file: string | null; progress: { done: number; total: number } | null }
  | {
      kind: "preview";
      draft: Draft;
      problem: string | null;
      /** Whether the file is being read again, or the request to add it is in flight. */
      busy: "reading" | "adding" | null;
    }
  | { kind: "added"; added: Import };

/** The data of the list that the reader needs. */
export type ReaderKnowledge = Pick<ReadRequest, "names"> &
  Pick<ReadRequest["options"], "stores" | "categories" | "language" | "decimalSign">;

type Dependencies = {
  call: typeof call;
  readFiles: typeof readFiles;
  /** The currency of prices whose file doesn't say it, for a list without one. */
  browserCurrency: () => string;
  /** Called after the list has changed on the server. */
  onAdded: () => void;
};

/**
 * The state of one person's import, from a file to the added rows. It outlives its page: reading continues while another screen
 * shows, and the draft is kept in this device's storage.
 */
export class ImportFlow {
  readonly #userId: Id;
  readonly #dependencies: Dependencies;
  readonly #changed = new Signal();
  #state: FlowState;
  #runningRead: RunningRead | null = null;

  constructor(userId: Id, dependencies: Dependencies) {
    this.#userId = userId;
    this.#dependencies = dependencies;
    this.#state = keptState(userId, null);
  }

  readonly subscribe = this.#changed.subscribe;
  readonly read = (): FlowState => this.#state;

  /** Reads files and replaces the draft with them. */
  async bring(files: readonly File[], known: ReaderKnowledge): Promise<void> {
    if (files.length === 0) return;
    this.#runningRead?.stop();
    const file = nameOf(files);
    this.#set({ kind: "reading", file, progress: null });
    try {
      const plan = await this.#readPlan(files, known, {}, (done, total) =>
        this.#set({ kind: "reading", file, progress: { done, total } }),
      );
      const draft: Draft = { ...plan, file, readAs: {}, choices: noChoices, sources: files };
      this.#set({ kind: "preview", draft, problem: null, busy: null });
      await keepDraft(this.#userId, draft);
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      this.#showKept(error.message);
    }
  }

  /** Stops the reading; the draft stays if its file was being read again. */
  stop(): void {
    this.#runningRead?.stop();
    this.#runningRead = null;
    if (this.#state.kind === "preview") this.#preview({ busy: null });
    else this.#showKept(null);
  }

  /** Reads the file again with other options. */
  async readAgain(readAs: ReadAs, known: ReaderKnowledge): Promise<void> {
    if (this.#state.kind !== "preview" || this.#state.busy === "adding") return;
    this.#runningRead?.stop();
    const { draft } = this.#state;
    this.#preview({ busy: "reading", problem: null });
    try {
      const plan = await this.#readPlan(draft.sources, known, readAs, () => undefined);
      // The draft may have been dropped meanwhile, or a question answered.
      if (this.#state.kind !== "preview" || this.#state.busy !== "reading") return;
      const { answers } = this.#state.draft.choices;
      const next: Draft = { ...draft, ...plan, readAs, choices: { ...noChoices, answers } };
      this.#preview({ draft: next, busy: null });
      await keepDraft(this.#userId, next);
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      this.#preview({ busy: null, problem: error.message });
    }
  }

  answer(category: string, answer: CategoryMeaning): void {
    this.#choose(({ answers, ...rest }) => ({ ...rest, answers: { ...answers, [category]: answer } }));
  }

  tick(ids: readonly string[], isTaken: boolean): void {
    this.#choose(({ ticks, ...rest }) => ({
      ...rest,
      ticks: { ...ticks, ...Object.fromEntries(ids.map((id) => [id, isTaken])) },
    }));
  }

  /** Stores a person's correction of a row; null resets the row to the file's values. */
  correct(id: string, correction: Correction | null): void {
    this.#choose(({ corrections, ...rest }) => {
      const { [id]: _former, ...others } = corrections;
      return { ...rest, corrections: correction === null ? others : { ...others, [id]: correction } };
    });
  }

  /** Reports that files shared with the app could not be stored on this device. */
  reportLostFiles(): void {
    this.#showKept("What you shared is too large to be kept on this device. Please choose the file here.");
  }

  /** To be called when the person has signed out: stops the reading. */
  leave(): void {
    this.#runningRead?.stop();
  }

  /** Drops the draft, or the result of the import. With `of` it drops only a draft that was read from these files. */
  drop(of?: Draft["sources"]): void {
    if (of !== undefined && (this.#state.kind !== "preview" || this.#state.draft.sources !== of)) return;
    this.#runningRead?.stop();
    this.#runningRead = null;
    forgetDraft(this.#userId);
    this.#set({ kind: "start", problem: null });
  }

  /** Restores a draft that was dropped or replaced. */
  async restore(draft: Draft): Promise<void> {
    if (this.#state.kind === "reading" || (this.#state.kind === "preview" && this.#state.busy !== null))
      return;
    this.#set({ kind: "preview", draft, problem: null, busy: null });
    await keepDraft(this.#userId, draft);
  }

  async add(things: Things): Promise<void> {
    if (this.#state.kind !== "preview" || this.#state.busy !== null) return;
    const { draft } = this.#state;
    const operation = draft.choices.operation ?? newId();
    this.#choose((choices) => ({ ...choices, operation }));
    this.#preview({ busy: "adding", problem: null });
    const { format, currency } = draft.plan;
    // Whether the list has a currency is for the server to see: a call that is sent again has to be the same.
    const firstCurrency = currency ?? this.#dependencies.browserCurrency();
    const body = { file: draft.file, format, ...things, firstCurrency };
    try {
      const added = await this.#dependencies.call(
        "addImport",
        { body },
        { operation, user: this.#userId, waits: "long" },
      );
      this.#dependencies.onAdded();
      // The person may have chosen another file meanwhile.
      if (this.#state.kind !== "preview" || this.#state.busy !== "adding") return;
      forgetDraft(this.#userId);
      this.#set({ kind: "added", added });
    } catch (error) {
      const problem =
        serverSentence(error) ?? failure(error, "Your list could not be added. It is kept here.");
      this.#preview({ busy: null, problem });
    }
  }

  /** @throws ApiError, NetworkError */
  async undo(id: Id): Promise<UndoneImport> {
    const undone = await this.#dependencies.call(
      "undoImport",
      { params: { id } },
      { operation: newId(), user: this.#userId, waits: "long" },
    );
    this.#dependencies.onAdded();
    return undone;
  }

  async #readPlan(
    files: readonly File[],
    { names, ...known }: ReaderKnowledge,
    readAs: ReadAs,
    onProgress: (done: number, total: number) => void,
  ) {
    const running = this.#dependencies.readFiles(
      { files, names, options: { ...known, ...readAs } },
      onProgress,
    );
    this.#runningRead = running;
    return running.plan;
  }

  /** Shows the stored draft, if there is one. */
  #showKept(problem: string | null): void {
    this.#set(keptState(this.#userId, problem));
  }

  #choose(change: (choices: Draft["choices"]) => Draft["choices"]): void {
    if (this.#state.kind !== "preview") return;
    const { draft } = this.#state;
    const choices = change({ ...draft.choices, operation: null });
    keepChoices(this.#userId, choices);
    this.#preview({ draft: { ...draft, choices } });
  }

  #preview(change: Partial<Extract<FlowState, { kind: "preview" }>>): void {
    if (this.#state.kind === "preview") this.#set({ ...this.#state, ...change });
  }

  #set(state: FlowState): void {
    this.#state = state;
    this.#changed.emit();
  }
}

function keptState(userId: Id, problem: string | null): FlowState {
  const draft = keptDraft(userId);
  return draft === null ? { kind: "start", problem } : { kind: "preview", draft, problem, busy: null };
}

/** The name of an import in the list of imports. */
function nameOf(files: readonly File[]): string | null {
  if (files.length > 1) return `${files.length} files`;
  const name = files[0]!.name.trim();
  return name === "" ? null : name.slice(0, 200);
}
