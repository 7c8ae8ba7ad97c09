import { ApiError, errorOf, leaveOn401, NetworkError, otherRoute, send, textOf } from "../api/client.ts";
import { saveFile } from "../exports/save-file.ts";

type FileRoute = "downloadData";

/**
 * Fetches a file that the server makes and hands it to the browser to keep. It is fetched here, and not by a link, so
 * that a failure can be shown.
 * @throws ApiError, NetworkError
 */
export async function keepOwnFile(name: FileRoute, fileName: string): Promise<void> {
  const [, path] = await otherRoute(name);
  await keepFile(path, fileName);
}

/** @throws ApiError, NetworkError */
export async function keepFile(path: string, fileName: string): Promise<void> {
  const response = await send(path);
  // A page in place of the server's file must not be kept as one.
  if (!response.ok || !response.headers.has("content-disposition")) {
    const error = errorOf(response, await textOf(response));
    if (error instanceof ApiError) leaveOn401(error);
    throw error;
  }
  const file = await response.blob().catch((error: unknown) => {
    throw new NetworkError(undefined, error);
  });
  saveFile(file, fileName);
}
