import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiPage, householdSchema, openApi } from "./api-page.ts";

/** `npm run api`: writes the pages about the API. */
const docs = join(import.meta.dirname, "../docs");
writeFileSync(join(docs, "api.md"), apiPage());
writeFileSync(join(docs, "openapi.json"), `${JSON.stringify(openApi(), null, 2)}\n`);
writeFileSync(join(docs, "restock-household.schema.json"), `${JSON.stringify(householdSchema(), null, 2)}\n`);
