import { useRef } from "react";
import { NetworkError } from "../api/client.ts";
import { hasEnded } from "./use-invitation.ts";

/**
 * For calls by a link that works once: when the answer to an earlier try was lost, that try may have used the link up.
 * Returns a function that makes such a call; if the link has ended since an unanswered try, `find` says what that one has done,
 * null for nothing.
 */
export function useLostAnswer() {
  const unanswered = useRef(false);
  return async function once<T>(enter: () => Promise<T>, find: () => Promise<T | null>): Promise<T> {
    try {
      return await enter();
    } catch (error) {
      const done = unanswered.current && hasEnded(error) ? await find().catch(() => null) : null;
      unanswered.current ||= error instanceof NetworkError;
      if (done === null) throw error;
      return done;
    }
  };
}
