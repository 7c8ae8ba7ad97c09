import { useQuery } from "@tanstack/react-query";
import { ApiError, call } from "../api/client.ts";

/** An invitation's details. It can end at any time, so nothing is cached once its screen is left. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => call("getInvitation", { params: { token } }, { signal }),
    gcTime: 0,
  });
}

export const inAlready = "You are in this household already";
export const endedSentence = "This invitation has expired or is no longer valid.";

/** Whether the server answered that there is no such invitation (any more); false when it wasn't reached. */
export function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
