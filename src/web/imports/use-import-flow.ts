import { useMemo, useSyncExternalStore } from "react";
import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { call } from "../api/client.ts";
import { browserCurrency } from "../list/browser-currency.ts";
import { useList } from "../list/list-provider.tsx";
import { decimalSign } from "../list/price-text.ts";
import { useCatalogue } from "../list/use-catalogue.ts";
import { useCurrency } from "../list/use-money.ts";
import type { ListStore } from "../offline/list-store.ts";
import { getSession, subscribeToSession } from "../session/session.ts";
import { ImportFlow, type FlowState, type ReaderKnowledge } from "./import-flow.ts";
import { knowledgeOf, type Knowledge } from "./knowledge.ts";
import { readFiles } from "./reader.ts";

let current: { userId: Id; flow: ImportFlow } | null = null;

subscribeToSession(() => {
  const session = getSession();
  if (session.status === "signedIn" && session.user.id === current?.userId) return;
  current?.flow.leave();
  current = null;
});

function flowOf(userId: Id, store: ListStore): ImportFlow {
  if (current?.userId !== userId) {
    const dependencies = {
      call,
      readFiles,
      browserCurrency: () => browserCurrency(navigator.languages),
      onAdded: () => void store.refresh(),
    };
    current = { userId, flow: new ImportFlow(userId, dependencies) };
  }
  return current.flow;
}

export type OpenFlow = {
  flow: ImportFlow;
  state: FlowState;
  knowledge: Knowledge;
  forReader: ReaderKnowledge;
};

/** Returns this person's import and the data of their list that it needs. */
export function useImportFlow(userId: Id): OpenFlow {
  const { view, store } = useList();
  const { masterItems, globalStores } = useCatalogue();
  const currency = useCurrency();
  const flow = flowOf(userId, store);
  const state = useSyncExternalStore(flow.subscribe, flow.read);
  const { items, stores, categories, userItems, suggestions, categoryChoices } = view;
  const knowledge = useMemo(
    () =>
      knowledgeOf({ items, stores, categories, userItems, suggestions, categoryChoices }, { masterItems }),
    [items, stores, categories, userItems, suggestions, categoryChoices, masterItems],
  );
  const forReader = useMemo((): ReaderKnowledge => {
    const names = [...masterItems, ...userItems, ...suggestions].map(({ name }) => nameKey(name));
    return {
      names,
      stores: [...stores, ...globalStores].map(({ name }) => name),
      categories: categories.map(({ name }) => name),
      language: navigator.language.startsWith("de") ? "de" : "en",
      decimalSign: decimalSign(currency),
    };
  }, [masterItems, globalStores, userItems, suggestions, stores, categories, currency]);
  return { flow, state, knowledge, forReader };
}
