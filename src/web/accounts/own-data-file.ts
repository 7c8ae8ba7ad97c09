import { routePaths } from "virtual:route-paths";
import { ApiError, NetworkError } from "../api/client.ts";

type FileRoute = "downloadData" | "downloadList";

/**
 * Fetches a file that the server makes and hands it to the browser to keep. It is fetched here, and not by a link, so
 * that a failure can be told.
 * @throws ApiError, NetworkError
 */
export async function keepOwnFile(name: FileRoute, fileName: string): Promise<void> {
  let file: Blob;
  try {
    const response = await fetch(routePaths[name]![1], { credentials: "same-origin", cache: "no-store" });
    if (response.status === 401) globalThis.location.assign("/");
    if (!response.ok) throw new ApiError(response.status, response.statusText, null);
    file = await response.blob();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new NetworkError("The server can't be reached.", { cause: error });
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
