import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

/** Finds the body of Koffan's export; null for another file. */
export function bodyOfKoffan(value: unknown): Json | null {
  if (!isObject(value)) return null;
  const body = isObject(value.data) ? value.data : value;
  const hasSections = objects(body.lists).some((list) => Array.isArray(list.sections));
  return value.app === "koffan" || hasSections ? body : null;
}

export function readKoffan(body: Json): ImportPlan {
  const draft = new ImportDraft("koffan");
  for (const list of objects(body.lists))
    for (const section of objects(list.sections))
      for (const item of draft.rows(section.items)) {
        const name = textIn(item, "name");
        const detail = textIn(item, "quantity");
        const read = readNamed(
          name,
          detail || amountIn(text(item.description)),
          noteIn(text(item.description)),
        );
        const category = textIn(section, "name");
        draft.add({ ...read, category, list: textIn(list, "name") }, isTrue(item.completed), name);
      }
  for (const template of objects(body.templates))
    draft.leaveOut(textIn(template, "name"), "It is a template.");
  for (const entry of objects(body.history)) {
    const category = textIn(entry, "last_section");
    if (category === "") draft.bought(textIn(entry, "name"));
    else draft.name(textIn(entry, "name"), category);
  }
  return draft.plan;
}

/** Treats a description that begins with a digit as an amount. */
const amountIn = (description: string): string => (/^\s*[\d½¼¾]/u.test(description) ? description : "");
const noteIn = (description: string): string => (amountIn(description) === "" ? description : "");
