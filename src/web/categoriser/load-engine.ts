import { createCategoriser, type Categoriser } from "../../categoriser/categoriser.ts";
import { decodeData } from "../../categoriser/data-file.ts";
import dataUrl from "../../categoriser/data/categoriser.bin?url";

/**
 * The categoriser, for web workers: its megabyte of data takes some time to build.
 * @throws when the data can't be loaded
 */
export async function loadEngine(): Promise<Categoriser> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error("The categoriser's data could not be had.");
  return createCategoriser(decodeData(new Uint8Array(await response.arrayBuffer())));
}
