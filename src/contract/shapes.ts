import * as z from "zod/mini";
import { idSchema } from "./ids.ts";

/** Parameters of a path that names one object. */
export const byId = z.object({ id: idSchema });

/** The answer of a call that has nothing else to say. */
export const okSchema = z.object({ ok: z.literal(true) });
