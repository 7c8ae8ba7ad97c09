import { useQuery } from "@tanstack/react-query";
import { ApiError, call } from "../api/client.ts";

/** Who invites whom. An invitation can end at any time, so nothing of it is kept once its screen is left. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => call("getInvitation", { params: { token } }, { signal }),
    gcTime: 0,
  });
}

/** Whether the server knows no such invitation (any more), as opposed to not having been reached. */
export function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
